import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHeadingFocus } from './use-heading-focus.ts';
import classes from './page-heading.module.css';

/** The heading of a screen or of a tab in it: takes the focus when a navigation brought it. */
export function PageHeading({
  level = 1,
  children,
}: {
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}) {
  const heading = useHeadingFocus();
  return (
    <Title ref={heading} order={level} tabIndex={-1} className={classes.heading}>
      {children}
    </Title>
  );
}

/** Heading, one line of explanation and the main action of a screen. */
export function PageHeader({
  title,
  lead,
  actions,
}: {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <PageHeading>{title}</PageHeading>
        {lead !== undefined && <div className={classes.lead}>{lead}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
