import type { ReactNode } from 'react';
import type { PartnerToConfirm } from '../../../contract/couples.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { confirmNote } from '../couples/queries.ts';
import { type PartnerState, partnerLabels } from './partner-state.ts';

const looks = {
  connected: { heart: 'text-rose', tone: 'partner' },
  pending: { heart: 'text-amber', tone: 'pending' },
  none: { heart: 'text-edge', tone: 'empty' },
} as const;

/** The user as the avatar shows them. */
export type Self = { readonly email: string; readonly picture: string | null };

type Props = {
  self: Self;
  state: PartnerState;
  partnerEmail: string | null;
  toConfirm?: PartnerToConfirm | undefined;
  /** What a press does where there is no partner yet, or none that is confirmed. */
  onOpen: () => void;
  /** On a phone the faces alone are shown. */
  isBrief: boolean;
};

const Faces = ({ self, state, partnerEmail }: Pick<Props, 'self' | 'state' | 'partnerEmail'>) => (
  <span className="flex shrink-0 items-center">
    <Avatar text={self.email} src={self.picture} />
    <span className="z-10 -mx-2 grid size-7 place-items-center rounded-full bg-paper">
      <HeartIcon className={classes('size-4.5', looks[state].heart)} />
    </span>
    <Avatar text={partnerEmail ?? (state === 'pending' ? '?' : '')} tone={looks[state].tone} />
  </span>
);

type WordsProps = { title: string; text: ReactNode; isBrief: boolean };

const Words = ({ title, text, isBrief }: WordsProps) => (
  <span
    className={classes('grid min-w-0 flex-[1_1_6rem] text-start leading-snug', isBrief && 'max-md:sr-only')}
  >
    <span className="font-semibold text-sm">{title}</span>
    <span className="text-ink-soft text-xs">{text}</span>
  </span>
);

const hints = {
  connected: <span className="underline underline-offset-2">{confirmNote}</span>,
  pending: <span className="hidden sm:max-md:inline lg:inline">Share your code again</span>,
  none: <span className="hidden sm:max-md:inline lg:inline">Invite your partner</span>,
} as const;

const frame = 'relative flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1';

/** Two avatars with a heart between them: pink when connected, amber while an invitation waits, grey without. */
export const Couple = ({ onOpen, toConfirm, isBrief, ...shown }: Props) => {
  const { state, partnerEmail } = shown;
  const row = classes(frame, !isBrief && 'max-md:flex-[1_1_11rem]');
  if (state === 'connected' && toConfirm === undefined) {
    return (
      <p className={row}>
        <Faces {...shown} />
        <Words title={partnerLabels.connected} text={<bdi>{partnerEmail}</bdi>} isBrief={isBrief} />
      </p>
    );
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classes(row, '-ms-1 rounded-full p-1 pe-2 hover:bg-ember-wash')}
    >
      <Faces {...shown} />
      <Words title={partnerLabels[state]} text={hints[state]} isBrief={isBrief} />
    </button>
  );
};
