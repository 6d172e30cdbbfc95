import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-link.module.css';

/** The link of a row: the whole row is its target, the name alone its text. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  );
}
