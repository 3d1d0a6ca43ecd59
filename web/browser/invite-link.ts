/** The code of an invite link, as `?code=` carries it: five letters or digits, in capitals; otherwise null. */
export const codeInAddress = (search: string): string | null => {
  const code = new URLSearchParams(search).get('code')?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{5}$/.test(code) ? code : null;
};
