import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    // A running `ragtag serve`, for development.
    proxy: { '/api': { target: process.env.RAGTAG_SERVER ?? 'http://127.0.0.1:7777' } },
  },
});
