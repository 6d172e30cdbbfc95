import type { Maintenance } from '@form-builder/core/contract/staff/users/notifications.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useNow } from '../formats/use-now.ts';
import { notificationsQuery } from '../notifications/notifications-query.ts';
import classes from './maintenance-notice.module.css';
import { maintenanceState } from './maintenance-state.ts';

/** Maintenance that the operator announced, until its end or until the user hides it. */
export function MaintenanceNotice() {
  const { t, i18n } = useLingui();
  const { hidden } = useSnapshot(maintenanceState);
  const { data } = useQuery(notificationsQuery);
  const now = useNow();
  const maintenance = data?.maintenance ?? null;
  if (maintenance === null || Date.parse(maintenance.ends_at) <= now) return null;
  const key = keyOf(maintenance);
  if (hidden === key) return null;
  const period = formatPeriod(maintenance, i18n.locale);
  const { text } = maintenance;
  return (
    <div className={classes.banner}>
      <IconTool size={18} aria-hidden />
      <span className={classes.text}>
        <Trans>Gepland onderhoud: {period}.</Trans> {text}
      </span>
      <CloseButton aria-label={t`Melding verbergen`} onClick={() => hide(key)} />
    </div>
  );
}

/** Another time or text is shown again. */
function keyOf({ starts_at: startsAt, ends_at: endsAt, text }: Maintenance): string {
  return [startsAt, endsAt, text].join(' ');
}

function hide(key: string): void {
  maintenanceState.hidden = key;
  // The pressed button no longer exists, so the focus moves.
  document.getElementById('main')?.focus();
}

/** In the time zone of the user. */
function formatPeriod(
  { starts_at: startsAt, ends_at: endsAt }: Maintenance,
  locale: string,
): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).formatRange(
    new Date(startsAt),
    new Date(endsAt),
  );
}
