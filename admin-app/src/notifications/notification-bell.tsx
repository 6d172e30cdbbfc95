import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import classes from './notification-bell.module.css';
import { notificationsQuery, refreshNotifications } from './notifications-query.ts';

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}));

/** The bell of the top bar, with the number of unread notifications; opens their list. */
export function NotificationBell() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const { data } = useQuery(notificationsQuery);
  const unread = data?.data.filter((one) => !one.is_read).length ?? 0;
  useEffect(() => void refreshNotifications(), [pathname]);
  const label = unread === 0 ? t`Meldingen` : t`Meldingen, ${unread} ongelezen`;
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width="min(22.5rem, calc(100vw - 1rem))"
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <ActionIcon
            className={classes.bell ?? ''}
            variant="subtle"
            color="gray.7"
            size="lg"
            aria-label={label}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
          >
            <IconBell size={20} stroke={1.7} aria-hidden />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {unread > 9 ? '9+' : unread}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={t`Meldingen`}>
          {isOpen && (
            <Suspense fallback={null}>
              <NotificationList onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </Popover.Dropdown>
      </Popover>
      {/* Announces new ones to screen readers. */}
      <VisuallyHidden role="status">{unread > 0 && !isOpen ? label : ''}</VisuallyHidden>
    </>
  );
}
