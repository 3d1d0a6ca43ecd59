import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The screens that the landing page leads to. */
const next = /\/screens\/(sign-in|create-account)\.tsx$/;

const link = (file: string): string => `<link rel="prefetch" href="/${file}">`;

const withImports = (bundle: Bundle, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
};

/** The files that the next page needs: the app's own, and those of sign-up and sign-in. */
const filesOfApp = (bundle: Bundle, shell: string): string[] => {
  const own = Array.from(
    shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file]) => file ?? '',
  );
  const screens = Object.values(bundle)
    .filter((file) => file.type === 'chunk' && next.test(file.facadeModuleId ?? ''))
    .flatMap(({ fileName }) => Array.from(withImports(bundle, fileName)));
  return [...new Set([...own, ...screens])];
};

type Page = { readonly html: string; readonly stylesheet: string | null };

/** Puts the page's stylesheet into the page. */
const inlineStyles = (html: string, folder: string): Page => {
  const [tag, file = ''] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (tag === undefined) return { html, stylesheet: null };
  const style = `<style>${readFileSync(join(folder, file), 'utf8').trim()}</style>`;
  return { html: html.replace(tag, () => style), stylesheet: file };
};

const renderLanding = async (web: string): Promise<string> => {
  const page = join(web, 'prerender.tsx');
  const { module } = await runnerImport<{ renderLanding: () => string }>(page, {
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
  });
  return module.renderLanding();
};

/** Draws the landing page into `index.html` at build time, so that a visitor sees it without any script. */
export const prerender = (web: string): Plugin => ({
  name: 'prerender',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const file = join(dir, 'index.html');
      const { html, stylesheet } = inlineStyles(readFileSync(file, 'utf8'), dir);
      const later = filesOfApp(bundle, readFileSync(join(dir, 'app.html'), 'utf8'))
        .map(link)
        .join('');
      const landing = await renderLanding(web);
      const filled = html
        .replace('<!--landing-->', () => landing)
        .replace('</body>', () => `<template data-later>${later}</template></body>`);
      writeFileSync(file, filled);
      if (stylesheet !== null) rmSync(join(dir, stylesheet));
    },
  },
});
