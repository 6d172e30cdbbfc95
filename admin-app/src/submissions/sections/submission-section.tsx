import { List, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../submission-screen.module.css';

interface SubmissionSectionProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

/** A section with a list about a submission, such as its mails. */
export function SubmissionSection({ title, children }: SubmissionSectionProps) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      <List
        listStyleType="none"
        spacing="sm"
        mt="xs"
        styles={{ itemWrapper: { display: 'block' } }}
      >
        {children}
      </List>
    </section>
  );
}
