import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { sessionState } from '../session/session-state.ts';
import classes from './full-page.module.css';

/** A page with one message, and one or two links, that says of which organisation it is. */
export function FullPage({
  title,
  children,
  actions,
  footer,
  code,
  isInFrame,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** A reference for the helpdesk, such as an id. */
  readonly code?: string | undefined;
  /** Whether it stands in the frame, whose `main` it then is in. */
  readonly isInFrame?: boolean;
}) {
  const { config } = useSnapshot(sessionState);
  const Page = isInFrame ? 'div' : 'main';
  return (
    <Page className={classes.page}>
      <div className={classes.content}>
        <Group gap="sm">
          <img src="/favicon.svg" alt="" width="48" height="48" />
          {config !== null && !isInFrame && <Text fw={650}>{config.tenant.name}</Text>}
        </Group>
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
        {footer}
      </div>
    </Page>
  );
}
