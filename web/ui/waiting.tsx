import { Mark } from './logo.tsx';

/** A whole screen that waits: one sentence, announced, and a heart that breathes. */
export const Waiting = ({ text }: { text: string }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
    <Mark className="size-16 animate-breathe" />
    <div role="status">
      <h1 className="text-ink-soft text-lg">{text}</h1>
    </div>
  </main>
);
