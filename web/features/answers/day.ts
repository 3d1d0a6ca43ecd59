const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant in the reader's own time zone, such as 'Nov 20, 2026'. */
export const dayOf = (instant: string): string => format.format(new Date(instant));
