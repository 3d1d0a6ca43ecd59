import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { browserContract } from './scripts/browser-contract.ts';
import { precompress } from './scripts/precompress.ts';
import { prerender } from './scripts/prerender.ts';

/** In development the API is on a port of its own, behind this one. */
const server = `http://localhost:${process.env.AFTERGLOW_API_PORT ?? '3001'}`;
const web = join(import.meta.dirname, 'web');

/** What the server answers; the modules in `web/api` have the same prefix, and are told apart by their ending. */
const served = '^/(api|identity|healthz|readyz)(?![^?]*\\.tsx?(\\?|$))';

/** In development every page is the app's shell; the landing page is prerendered by the build only. */
const oneShell = (): Plugin => ({
  name: 'one-shell',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _reply, next) => {
      const path = request.url?.split('?')[0] ?? '/';
      const page = request.headers.accept?.includes('text/html') && !path.includes('.');
      if (page && !new RegExp(served).test(path)) request.url = '/app.html';
      next();
    });
  },
});

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
  injectTo: 'head-prepend',
});

/** Has each page fetch the fonts together with its styles. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => preload(`/${file}`)),
  },
});

/**
 * Few files instead of many small ones: React by itself, since it seldom changes; what every screen of the app needs;
 * what the forms of sign-up and sign-in share; what
 * only the signed-in part calls; and the little that the landing page's own script has in common with
 * the app. Everything else is split by screen, tab and dialog.
 */
const groups = [
  { name: 'visit', priority: 4, test: /web\/browser\/(cookies|invite-link|session-hint|storage)\.ts$/ },
  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'inside',
    priority: 2,
    test: /contract\/(analysis|answers|categories|couples|invites|leaving|model|onboarding|questions|score|taps)\.ts$|web\/browser\/(clipboard|notifications|save-file|scroll|share)\.ts$/,
  },
  {
    name: 'flow',
    priority: 2,
    test: /web\/features\/session\/(bar-heights|email-field|entered-email|flow-frame|focused-field|password-field)\.tsx?$/,
  },
  {
    name: 'shell',
    priority: 1,
    test: /contract\/|node_modules\/(wouter|regexparam)\/|web\/(api\/(?!cache|hosted-|elsewhere-|late-)|browser\/(?!keyboard|phone)|features\/session\/(?!bar-heights|sign-|starting)[a-z-]+\.ts$|ui\/(button|classes|field|heart-icon|logo|page|spinner|step-heading|toast|toast-store|waiting)\.)/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig({
  root: web,
  appType: 'mpa',
  plugins: [
    react(),
    tailwind(),
    oneShell(),
    preloadFonts(),
    browserContract(),
    prerender(web),
    precompress(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [join(web, 'index.html'), join(web, 'app.html')],
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    port: 3000,
    // The server trusts its own origin only, and takes this page for one of its own.
    proxy: { [served]: { target: server, changeOrigin: true, headers: { origin: server } } },
  },
});
