import { KeyRound, LifeBuoy, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { brand } from '../../../contract/brand.ts';
import { classes } from '../../ui/classes.ts';
import { Wordmark } from '../../ui/logo.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { QuickExit } from '../exit/door.ts';

type Props = {
  onSignOut: () => void;
  onResetPassword: () => void;
  /** On a phone the couple stands beside the mark, on one line, so that there is room for what is below. */
  isBrief: boolean;
  /** The partner indicator with what stands beside it. */
  children: ReactNode;
};

const signOut =
  'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-ember-wash hover:text-ink';

const icon = 'size-5';

type Actions = Pick<Props, 'onSignOut' | 'onResetPassword'> & { onGo: (path: string) => void };

const entries = ({ onSignOut, onResetPassword, onGo }: Actions): readonly MenuItem[] => [
  {
    label: 'Account and Data',
    icon: <UserRound aria-hidden="true" className={icon} />,
    onSelect: () => onGo('/settings'),
  },
  {
    label: 'Help Lines',
    icon: <LifeBuoy aria-hidden="true" className={icon} />,
    onSelect: () => onGo('/help'),
  },
  {
    label: 'Reset Password',
    icon: <KeyRound aria-hidden="true" className={icon} />,
    onSelect: onResetPassword,
  },
  { label: 'Sign Out', icon: <LogOut aria-hidden="true" className={icon} />, onSelect: onSignOut },
];

/** The top of the dashboard: the product's name, the couple, the settings and the way out. */
export const Header = ({ isBrief, children, ...actions }: Props) => {
  const [, navigate] = useLocation();
  return (
    <header className="pad-safe mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-3 md:pt-5">
      <p className="flex min-h-11 items-center">
        <Wordmark name={brand.name} isBrief={isBrief} />
      </p>
      <div className={classes('-me-3 flex items-center md:order-last', isBrief && 'max-md:order-last')}>
        <QuickExit />
        <Menu label="Settings" items={entries({ ...actions, onGo: navigate })}>
          <Settings aria-hidden="true" className={icon} />
        </Menu>
        <button type="button" aria-label="Sign Out" onClick={actions.onSignOut} className={signOut}>
          <LogOut aria-hidden="true" className={icon} />
        </button>
      </div>
      <div
        className={classes(
          'flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 md:min-h-13 md:w-auto md:flex-1 md:justify-end md:gap-x-5',
          isBrief ? 'flex-1' : 'min-h-13 w-full',
        )}
      >
        {children}
      </div>
    </header>
  );
};
