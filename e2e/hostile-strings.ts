/** What somebody might write to have it run, leave its place or break the page of the other. */
const script = 'window.__ran=1';

const wrappers = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `"><script>${code}</script>`,
  (code: string) => `'"></title></style></textarea><script>${code}</script>`,
  (code: string) => `<img src=x onerror="${code}">`,
  (code: string) => `<svg onload=${code}>`,
  (code: string) => `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  (code: string) => `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  (code: string) => `<a href="javascript:${code}">open me</a>`,
  (code: string) => `javascript:${code}`,
  (code: string) => `<details open ontoggle=${code}>`,
  (code: string) => `<style>@import 'javascript:${code}';</style>`,
  (code: string) => `<math><mi//xlink:href="data:x,<script>${code}</script>">`,
  (code: string) => `<body onload=${code}>`,
  (code: string) => `<input autofocus onfocus=${code}>`,
  (code: string) => `<object data="data:text/html,<script>${code}</script>">`,
  (code: string) => `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  (code: string) => `{{constructor.constructor('${code}')()}}`,
  (code: string) => `\${${code}}`,
  (code: string) => `</script><script>${code}</script>`,
  (code: string) => `<!--><img src=x onerror=${code}>-->`,
];

const disguises = [
  (text: string) => text,
  (text: string) => text.toUpperCase().replaceAll('WINDOW.__RAN', 'window.__ran'),
  (text: string) => text.replaceAll('<', '&lt;'),
  (text: string) => text.replaceAll('<', '\uff1c'),
  (text: string) => `\u202e${text}`,
  (text: string) => text.replaceAll('script', 'scr\u200bipt'),
  (text: string) => encodeURIComponent(text),
  (text: string) => text.replaceAll(' ', '\t\n'),
  (text: string) => `${'a'.repeat(40)}\u0301\u0301\u0301${text}`,
  (text: string) => JSON.stringify({ text }),
];

/** Two hundred of them; the number at the end tells apart those that a disguise leaves as they are. */
export const hostileStrings: readonly string[] = wrappers.flatMap((wrap) =>
  disguises.map((hide, number) => `${hide(wrap(script))} ${number}`),
);
