/** A turning ring; says nothing by itself, so put a text beside it. */
export const Spinner = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1.15em] animate-spin">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.28" />
    <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
