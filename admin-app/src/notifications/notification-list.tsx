import type { Notification } from '@form-builder/core/contract/staff/users/notifications.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RelativeTime } from '../formats/relative-time.tsx';
import classes from './notification-list.module.css';
import { notificationViews } from './notification-texts.ts';
import { markRead, notificationsQuery } from './notifications-query.ts';

/** The notifications, newest first; opening one marks it as read. */
export function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(notificationsQuery);
  const read = useMutation({ mutationFn: markRead });
  const items = data?.data;
  const open = (one: Notification) => {
    if (!one.is_read) read.mutate({ id: one.id });
    onClose();
  };
  return (
    <>
      <Group justify="space-between" className={classes.head} wrap="nowrap">
        <Text fw={600} component="h2" size="md" m={0} tabIndex={-1} data-autofocus>
          <Trans>Meldingen</Trans>
        </Text>
        {items && items.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => read.mutate({ until: data.as_of })}
          >
            <Trans>Alles gelezen</Trans>
          </Button>
        )}
      </Group>
      {items === undefined && error === null && <Skeleton height={64} m="sm" w="auto" />}
      {items === undefined && error !== null && (
        <Stack p="md" align="flex-start">
          <Text role="alert">
            <Trans>De meldingen konden niet worden geladen.</Trans>
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            <Trans>Opnieuw proberen</Trans>
          </Button>
        </Stack>
      )}
      {items?.length === 0 && (
        <Text c="dimmed" p="md">
          <Trans>
            Er zijn geen meldingen. Hier staat straks wat op je wacht, en wat er met je exports en
            voorstellen gebeurt.
          </Trans>
        </Text>
      )}
      {items && items.length > 0 && (
        <ul className={classes.list} aria-label={t`Meldingen`}>
          {items.map((one) => (
            <Item key={one.id} notification={one} onOpen={() => open(one)} />
          ))}
        </ul>
      )}
    </>
  );
}

function Item({
  notification,
  onOpen,
}: {
  readonly notification: Notification;
  readonly onOpen: () => void;
}) {
  const { i18n, t } = useLingui();
  const view = notificationViews[notification.kind];
  const detail = view.detail?.(notification);
  return (
    <li>
      <Link
        className={classes.item}
        to={view.to(notification)}
        onClick={onOpen}
        data-unread={!notification.is_read || undefined}
      >
        <span className={classes.mark} aria-hidden />
        <span className={classes.words}>
          <span>
            {!notification.is_read && (
              <>
                <VisuallyHidden>{t`Ongelezen:`}</VisuallyHidden>{' '}
              </>
            )}
            {i18n._(view.text(notification))}
          </span>
          {detail && (
            <Text span size="sm">
              {i18n._(detail)}
            </Text>
          )}
          <Text span size="sm" c="gray.7">
            <RelativeTime at={notification.at} />
          </Text>
        </span>
      </Link>
    </li>
  );
}
