import {
  groupMemberRoles,
  type GroupCandidate,
  type GroupMemberRole,
} from '@form-builder/core/contract/staff/users/form-groups.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../../feedback/failure-alert.tsx';
import { memberRoleWords } from '../member-roles.ts';
import { groupCandidatesQuery } from './groups-queries.ts';
import { useSaveGroup } from './use-group-changes.ts';

const waitMs = 200;

/** Makes a group of users a member of the form. */
export function AddGroup({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, waitMs);
  const [chosen, setChosen] = useState<GroupCandidate | null>(null);
  const groupId = chosen?.id ?? null;
  // The input holds the name of the chosen group; searching for that would find no other.
  const text = asked === chosen?.name ? '' : asked;
  const { data: found = [] } = useQuery(groupCandidatesQuery(form.id, text));
  const others = found.filter(({ id }) => id !== groupId);
  const candidates = chosen === null ? others : [chosen, ...others];
  const [role, setRole] = useState<GroupMemberRole>('editor');
  const [isMissing, setIsMissing] = useState(false);
  const save = useSaveGroup(form);
  const add = () => {
    setIsMissing(groupId === null);
    if (groupId !== null) save.mutate({ groupId, role }, { onSuccess: () => setChosen(null) });
  };
  return (
    <Stack gap="sm">
      <FailureAlert error={save.error} />
      <Group align="flex-start" gap="sm">
        <Select
          label={t`Groep`}
          miw="18rem"
          flex={1}
          searchable
          clearable
          value={groupId}
          error={isMissing && groupId === null ? t`Kies een groep.` : null}
          data={candidates.map(({ id, name }) => ({ value: id, label: name }))}
          nothingFoundMessage={t`Geen groep gevonden`}
          // The server has searched.
          filter={({ options }) => options}
          searchValue={search}
          onSearchChange={setSearch}
          onChange={(id) => setChosen(candidates.find((one) => one.id === id) ?? null)}
        />
        <NativeSelect
          label={t`Rol van de groep`}
          value={role}
          data={groupMemberRoles.map((one) => ({
            value: one,
            label: i18n._(memberRoleWords[one].label),
          }))}
          onChange={({ currentTarget: { value } }) =>
            setRole((before) => groupMemberRoles.find((one) => one === value) ?? before)
          }
        />
        <Button mt={26} variant="default" loading={save.isPending} onClick={add}>
          <Trans>Groep toevoegen</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
