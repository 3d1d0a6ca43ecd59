import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import {
  closeToast,
  currentToast,
  type ShownToast,
  subscribeToToast,
  toastDuration,
  toastSwipeThreshold,
} from './toast-store.ts';
import './toaster.css';

const box =
  'toast pointer-events-auto flex items-center gap-3 rounded-lg border py-3 ps-5 pe-2 shadow-float bg-surface text-ink';

const close = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-ember-wash';

const Shown = ({ shown }: { shown: ShownToast }) => (
  <Radix.Root
    key={shown.id}
    open={shown.open}
    onOpenChange={(open) => !open && closeToast(shown.id)}
    type={shown.variant === 'destructive' ? 'foreground' : 'background'}
    className={classes(box, shown.variant === 'destructive' ? 'border-danger' : 'border-line')}
    data-variant={shown.variant ?? 'default'}
  >
    <div className="min-w-0 flex-1">
      <Radix.Title className={classes('font-semibold', shown.variant === 'destructive' && 'text-danger')}>
        {shown.title}
      </Radix.Title>
      {shown.description && <Radix.Description className="text-sm">{shown.description}</Radix.Description>}
    </div>
    {shown.action && (
      <Radix.Action
        altText={shown.action.altText}
        onClick={shown.action.onSelect}
        className="min-h-11 font-semibold"
      >
        {shown.action.label}
      </Radix.Action>
    )}
    <Radix.Close aria-label="Close" className={close}>
      <X aria-hidden="true" className="size-5" />
    </Radix.Close>
  </Radix.Root>
);

/** The Radix side of `toast`; loaded with the first one. */
const Toaster = () => {
  const shown = useSyncExternalStore(subscribeToToast, currentToast);
  return (
    <Radix.Provider
      duration={toastDuration}
      swipeThreshold={toastSwipeThreshold}
      swipeDirection="right"
      label="Message"
    >
      {shown && <Shown shown={shown} />}
      <Radix.Viewport className="toast-place" />
    </Radix.Provider>
  );
};

export default Toaster;
