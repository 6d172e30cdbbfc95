import type { ReactNode } from 'react';
import classes from './bordered-list.module.css';

/** A list in a frame, with a line between its items. */
export function BorderedList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
