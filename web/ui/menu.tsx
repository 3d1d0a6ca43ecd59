import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
};

type Props = {
  /** Name of the control that opens the menu. */
  label: string;
  /** What that control shows. */
  children: ReactNode;
  items: readonly MenuItem[];
};

const opener =
  'grid min-h-11 min-w-11 place-items-center rounded-full text-ink-soft hover:bg-ember-wash hover:text-ink';

const item =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none ' +
  'data-[highlighted]:bg-ember-wash';

/** A short list of actions behind one control. */
export const Menu = ({ label, children, items }: Props) => (
  <Radix.Root modal={false}>
    <Radix.Trigger aria-label={label} className={opener}>
      {children}
    </Radix.Trigger>
    <Radix.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      className="z-50 min-w-52 animate-fade rounded-md border border-line bg-surface p-1.5 shadow-float"
    >
      {items.map((entry) => (
        <Radix.Item key={entry.label} onSelect={entry.onSelect} className={item}>
          {entry.icon}
          {entry.label}
        </Radix.Item>
      ))}
    </Radix.Content>
  </Radix.Root>
);
