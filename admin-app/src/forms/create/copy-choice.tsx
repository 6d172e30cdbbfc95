import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formChoicesQuery } from '../forms-queries.ts';

interface CopyChoiceProps {
  /** The version to copy; empty for none. */
  readonly value: string;
  readonly onChange: (versionId: string) => void;
}

/** Chooses a form of the organisation to copy; absent when there are none. */
export function CopyChoice({ value, onChange }: CopyChoiceProps) {
  const { t } = useLingui();
  const forms = useQuery(formChoicesQuery).data ?? [];
  const choices = forms.flatMap(({ name, draft, latest_version: latest }) => {
    const version = draft ?? latest;
    return version === null ? [] : [{ value: version.id, label: name }];
  });
  if (choices.length === 0) return null;
  return (
    <Select
      label={t`Of begin met een kopie`}
      placeholder={t`Kies een formulier`}
      searchable
      clearable
      data={choices}
      value={value === '' ? null : value}
      onChange={(version) => onChange(version ?? '')}
    />
  );
}
