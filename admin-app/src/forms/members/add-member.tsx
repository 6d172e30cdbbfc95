import {
  memberRoles,
  type MemberCandidate,
  type MemberRole,
} from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Loader, NativeSelect, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { memberRoleWords } from './member-roles.ts';
import { candidatesQuery } from './members-queries.ts';
import { useSaveMember } from './use-member-changes.ts';

const waitMs = 200;

/** Adds a colleague, found by name or e-mail address, as a member with a role. */
export function AddMember({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  const [colleague, setColleague] = useState<MemberCandidate | null>(null);
  const [role, setRole] = useState<MemberRole>('editor');
  const [isMissing, setIsMissing] = useState(false);
  const save = useSaveMember(form);
  const add = () => {
    setIsMissing(colleague === null);
    if (colleague === null) return;
    save.mutate({ userId: colleague.id, role }, { onSuccess: () => setColleague(null) });
  };
  return (
    <Stack gap="sm">
      <FailureAlert error={save.error} />
      <Group align="flex-start" gap="sm">
        <ColleagueSelect
          formId={form.id}
          value={colleague}
          error={isMissing && colleague === null ? t`Kies een collega.` : null}
          onChange={setColleague}
        />
        <NativeSelect
          label={t`Rol`}
          value={role}
          data={memberRoles.map((one) => ({
            value: one,
            label: i18n._(memberRoleWords[one].label),
          }))}
          onChange={({ currentTarget: { value } }) =>
            setRole((before) => memberRoles.find((one) => one === value) ?? before)
          }
        />
        <Button mt={26} loading={save.isPending} onClick={add}>
          <Trans>Toevoegen</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

interface ColleagueSelectProps {
  readonly formId: string;
  readonly value: MemberCandidate | null;
  readonly error: string | null;
  readonly onChange: (colleague: MemberCandidate | null) => void;
}

const labelOf = ({ name, email }: MemberCandidate) => `${name} (${email})`;

function ColleagueSelect({ formId, value, error, onChange }: ColleagueSelectProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), waitMs);
  const isChosen = value !== null && search === labelOf(value);
  const { data = [], isFetching } = useQuery(candidatesQuery(formId, isChosen ? '' : search));
  const isListed = value === null || data.some(({ id }) => id === value.id);
  const choices = isListed ? data : [value, ...data];
  return (
    <Select
      label={t`Collega`}
      placeholder={t`Zoek op naam of e-mailadres`}
      miw="18rem"
      flex={1}
      searchable
      clearable
      value={value?.id ?? null}
      error={error}
      // The server has already searched, also in e-mail addresses.
      filter={({ options }) => options}
      data={choices.map((one) => ({ value: one.id, label: labelOf(one) }))}
      nothingFoundMessage={isFetching ? t`Zoeken…` : t`Geen collega gevonden`}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      onSearchChange={setTyped}
      onChange={(chosen) => onChange(choices.find(({ id }) => id === chosen) ?? null)}
    />
  );
}
