import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { focusQuietly } from './focus-quietly.ts';

type Tab<T extends string> = { readonly value: T; readonly label: string };

type Props<T extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the tab that is chosen. */
  children: ReactNode;
};

const trigger =
  'flex min-h-11 min-w-fit flex-1 items-center justify-center gap-2 rounded-full px-3 font-semibold text-ink-soft text-sm ' +
  'transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ember ' +
  'data-[state=active]:shadow-card';

/** A few panels, one at a time; arrow keys move between the tabs. */
export const Tabs = <T extends string>({ label, tabs, value, onChange, children }: Props<T>) => {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-1 rounded-xl bg-sunken p-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={focusQuietly}
            onClick={() => onChange(tab.value)}
            className={trigger}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="pt-6 outline-offset-8">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
};
