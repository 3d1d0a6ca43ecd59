import { useEffect, useState } from 'react';

/** Milliseconds for which 'Copied' is shown. */
const copiedReset = 3000;

/** Remembers for three seconds what was copied last. */
export const useCopied = <T extends string>(): [T | null, (what: T) => void] => {
  const [copied, setCopied] = useState<{ readonly what: T } | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copiedReset);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied?.what ?? null, (what) => setCopied({ what })];
};
