/** What the operator configured for the browser, carried by `<meta name="afterglow-…">` in the page. */
export const pageSetting = (name: string): string | null => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="afterglow-${name}"]`)?.content.trim();
  return content === undefined || content === '' ? null : content;
};
