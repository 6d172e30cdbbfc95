import type { ReactNode } from 'react';
import classes from './tone-badge.module.css';

export type Tone = 'neutral' | 'outlined' | 'blue' | 'teal' | 'green' | 'red' | 'yellow';

/** A badge with one word about a state; the tone is never the only indication. */
export function ToneBadge({
  tone,
  children,
}: {
  readonly tone: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
