import { KeyRound, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../contract/brand.ts';
import { Wordmark } from '../../ui/logo.tsx';
import { Menu } from '../../ui/menu.tsx';

type Props = {
  onSignOut: () => void;
  onResetPassword: () => void;
  /** The partner indicator with what stands beside it. */
  children: ReactNode;
};

const signOut =
  'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-ember-wash hover:text-ink';

const icon = 'size-5';

/** The top of the dashboard: the product's name, the couple, the settings and the way out. */
export const Header = ({ onSignOut, onResetPassword, children }: Props) => (
  <header className="pad-safe mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-3 md:pt-5">
    <p className="flex min-h-11 items-center">
      <Wordmark name={brand.name} />
    </p>
    <div className="-me-3 flex items-center md:order-last">
      <Menu
        label="Settings"
        items={[
          {
            label: 'Reset Password',
            icon: <KeyRound aria-hidden="true" className={icon} />,
            onSelect: onResetPassword,
          },
          { label: 'Sign Out', icon: <LogOut aria-hidden="true" className={icon} />, onSelect: onSignOut },
        ]}
      >
        <Settings aria-hidden="true" className={icon} />
      </Menu>
      <button type="button" aria-label="Sign Out" onClick={onSignOut} className={signOut}>
        <LogOut aria-hidden="true" className={icon} />
      </button>
    </div>
    <div className="flex min-h-13 w-full min-w-0 items-center justify-between gap-x-3 gap-y-2 max-[22.5rem]:flex-wrap md:w-auto md:flex-1 md:justify-end md:gap-x-5 md:pt-0">
      {children}
    </div>
  </header>
);
