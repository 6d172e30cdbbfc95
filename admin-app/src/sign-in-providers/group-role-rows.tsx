import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { ChoiceSelect } from '../users/choices/choice-select.tsx';
import type { GroupRoleRow } from './sign-in-provider-values.ts';

interface GroupRoleRowsProps {
  readonly rows: readonly GroupRoleRow[];
  /** The error of each row, by its place. */
  readonly errorOf: (index: number) => React.ReactNode;
  onChange(rows: readonly GroupRoleRow[]): void;
}

/** The roles that groups of the provider give, one row for each. */
export function GroupRoleRows({ rows, errorOf, onChange }: GroupRoleRowsProps) {
  const { t } = useLingui();
  const change = (key: number, members: Partial<GroupRoleRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...members } : row)));
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    onChange([...rows, { key, group: '', role_id: '' }]);
  };
  return (
    <Fieldset legend={t`Rollen per groep`}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            De groepen van een collega bepalen diens rollen, bij elke keer inloggen opnieuw. Wie uit
            een groep gaat, verliest de rol. Rollen die je hier zelf geeft, blijven.
          </Trans>
        </Text>
        {rows.map((row, index) => {
          const number = index + 1;
          return (
            <Group
              key={row.key}
              gap="sm"
              align="flex-end"
              role="group"
              aria-label={t`Rij ${number}`}
            >
              <TextInput
                label={t`Groep`}
                maxLength={200}
                flex="1 1 11rem"
                value={row.group}
                error={errorOf(index)}
                onChange={({ currentTarget }) => change(row.key, { group: currentTarget.value })}
              />
              <ChoiceSelect
                kind="role"
                label={t`Rol`}
                flex="1 1 9rem"
                value={row.role_id}
                onChange={(id = '') => change(row.key, { role_id: id })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t`Rij ${number} verwijderen`}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          );
        })}
        <Group>
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
            <Trans>Groep toevoegen</Trans>
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
