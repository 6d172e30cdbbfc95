import type { StaffSession } from '@form-builder/core/contract/staff/users/sessions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RelativeTime } from '../formats/relative-time.tsx';
import classes from './session-list.module.css';

interface SessionListProps {
  readonly sessions: readonly StaffSession[];
  /** What can be done with a session. */
  readonly actionOf?: (session: StaffSession) => ReactNode;
}

/** The devices on which somebody is signed in. */
export function SessionList({ sessions, actionOf }: SessionListProps) {
  return (
    <ul className={classes.list ?? ''}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.session ?? ''}>
          <DeviceIcon system={session.system} />
          <div>
            <Group gap="xs">
              <Text fw={600}>
                <DeviceName session={session} />
              </Text>
              {session.is_current && (
                <Badge variant="light" tt="none">
                  <Trans>Dit apparaat</Trans>
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              <Trans>
                Ingelogd <RelativeTime at={session.signed_in_at} />, laatst actief{' '}
                <RelativeTime at={session.active_at} />, vanaf netwerk {session.network}
              </Trans>
            </Text>
          </div>
          {actionOf?.(session)}
        </li>
      ))}
    </ul>
  );
}

function DeviceName({ session: { browser, system } }: { readonly session: StaffSession }) {
  const { t } = useLingui();
  if (browser === null) return system ?? t`Onbekend apparaat`;
  return system === null ? browser : t`${browser} op ${system}`;
}

const phoneSystems: ReadonlySet<string | null> = new Set(['iOS', 'Android']);

function DeviceIcon({ system }: { readonly system: string | null }) {
  const Icon = phoneSystems.has(system) ? IconDeviceMobile : IconDeviceDesktop;
  return <Icon aria-hidden size={24} stroke={1.5} />;
}
