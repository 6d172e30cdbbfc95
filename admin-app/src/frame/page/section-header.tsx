import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import classes from './section-header.module.css';

/** The heading of one tab with its main action. */
export function SectionHeader({
  title,
  actions,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
}) {
  return (
    <div className={classes.header}>
      <PageHeading level={2}>{title}</PageHeading>
      {actions}
    </div>
  );
}
