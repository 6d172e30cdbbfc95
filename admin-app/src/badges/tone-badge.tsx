import type { ReactNode } from 'react';
import classes from './tone-badge.module.css';

export type Tone = 'neutral' | 'outlined' | 'blue' | 'teal' | 'green' | 'red' | 'yellow';

/** One word about a state; the tone supports the word and never stands alone. */
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
