import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { session } from './lib/session.svelte';
import { texts } from './lib/i18n.svelte';

await Promise.all([texts.start(), session.start()]);
mount(App, { target: document.getElementById('app')! });
