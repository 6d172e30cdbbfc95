import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeading } from '../frame/page/page-heading.tsx';
import classes from './empty-state.module.css';

/** Explains the purpose of an empty screen or section, and offers the first step. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  isHeading,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** True when the screen has no other content. */
  readonly isHeading?: boolean;
}) {
  return (
    <div className={classes.empty}>
      {icon !== undefined && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      {isHeading === true ? <PageHeading>{title}</PageHeading> : <Title order={2}>{title}</Title>}
      <div className={classes.text}>{children}</div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
