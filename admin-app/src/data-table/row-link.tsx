import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-link.module.css';

/** The link of a row: its click target is the whole row, its text only the name. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={classes.link} data-row-link>
      {children}
    </Link>
  );
}
