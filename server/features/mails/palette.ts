/** The tokens' colours (`web/styles/tokens.css`) that mails use: no mail program reads variables. */
export const dayPalette = {
  paper: '#fbf3ea',
  surface: '#fffaf4',
  line: '#e6d2c3',
  ink: '#3b1730',
  inkSoft: '#6d4760',
  ember: '#b8374a',
  onEmber: '#fff8f2',
} as const;

export const nightPalette: Record<keyof typeof dayPalette, string> = {
  paper: '#1d111f',
  surface: '#2a1a2b',
  line: '#4a3148',
  ink: '#fbeee3',
  inkSoft: '#d3b6c2',
  ember: '#ff9d7a',
  onEmber: '#2f0d19',
};

const { paper, surface, line, ink, inkSoft, ember, onEmber } = nightPalette;

/** For mail programs that know a dark scheme; elsewhere the colours beside each element stand. */
export const nightRules = [
  '@media (prefers-color-scheme:dark){',
  `.paper{background:${paper}!important}`,
  `.surface{background:${surface}!important;border-color:${line}!important}`,
  `.ink{color:${ink}!important}.soft{color:${inkSoft}!important}.link{color:${ember}!important}`,
  `.ember{background:${ember}!important}.on-ember{color:${onEmber}!important}`,
  '}',
].join('');
