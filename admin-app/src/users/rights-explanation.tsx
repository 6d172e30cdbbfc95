import { permissionGroups } from '@form-builder/core/contract/permission-groups.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Stack, Text, Title } from '@mantine/core';
import { staffText } from '../languages/staff-texts.ts';

/** What gives permissions: a role of the user, or a role of one of their groups. */
export interface RightsSource {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** The combined permissions of a user, and which role or group gives each permission. */
export function RightsExplanation({ sources }: { readonly sources: readonly RightsSource[] }) {
  const { t, i18n } = useLingui();
  const groups = permissionGroups
    .map(({ id, permissions }) => ({
      id,
      permissions: permissions
        .map((permission) => ({
          permission,
          from: sources.filter((source) => source.permissions.includes(permission)),
        }))
        .filter(({ from }) => from.length > 0),
    }))
    .filter(({ permissions }) => permissions.length > 0);
  return (
    <Stack gap="sm">
      <Title order={3}>{t`Waarom mag deze gebruiker dit?`}</Title>
      {groups.length === 0 && (
        <Text>
          <Trans>Zonder rol of groep mag deze gebruiker niets.</Trans>
        </Text>
      )}
      {groups.map(({ id, permissions }) => (
        <div key={id}>
          <Text fw={600}>{i18n._(staffText(`permission_group.${id}`))}</Text>
          <List size="sm" spacing={2}>
            {permissions.map(({ permission, from }) => (
              <List.Item key={permission}>
                {i18n._(staffText(`permission.${permission}`))}
                <Text span c="dimmed" size="sm">
                  {' '}
                  ({from.map(({ name }) => name).join(', ')})
                </Text>
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}
