import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The address of a running `ragtag serve` for development; the fake in dev/ answers without one.
const server = process.env.RAGTAG_SERVER;

export default defineConfig(async () => ({
  plugins: [svelte(), ...(server || process.env.NODE_ENV === 'production' ? [] : [(await import('./dev/fake.mjs')).default()])],
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: server ? { '/api': { target: server, changeOrigin: true } } : undefined,
  },
}));
