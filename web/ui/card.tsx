import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const tones = {
  plain: 'bg-surface border-line shadow-card',
  warm: 'lit bg-ember-wash border-transparent',
  amber: 'bg-amber-wash border-transparent',
} as const;

type Props = ComponentProps<'div'> & { tone?: keyof typeof tones };

/** A quiet surface for one thing. */
export const Card = ({ tone = 'plain', className, ...rest }: Props) => (
  <div className={classes('rounded-lg border p-5 sm:p-6', tones[tone], className)} {...rest} />
);
