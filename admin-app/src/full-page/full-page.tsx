import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './full-page.module.css';

/** A page with one message, and one or two links. */
export function FullPage({
  title,
  children,
  actions,
  code,
  isInFrame,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** A reference for the helpdesk, such as an id. */
  readonly code?: string | undefined;
  /** Whether it stands in the frame, whose `main` it then is in. */
  readonly isInFrame?: boolean;
}) {
  const Page = isInFrame ? 'div' : 'main';
  return (
    <Page className={classes.page}>
      <div className={classes.content}>
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <Title order={1} mt="lg">
          {title}
        </Title>
        <Stack gap="xs" mt="sm" className={classes.text}>
          {children}
        </Stack>
        {code !== undefined && (
          <Text size="sm" c="gray.6" mt="sm" className={classes.code}>
            {code}
          </Text>
        )}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </Page>
  );
}
