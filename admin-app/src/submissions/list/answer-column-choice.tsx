import { maxListedFields } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerColumnsQuery } from '../submissions-queries.ts';

interface AnswerColumnChoiceProps {
  readonly formId: string;
  /** The ids of the chosen fields. */
  readonly value: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
}

/** Chooses the questions whose answers get a column, by their labels. */
export function AnswerColumnChoice({ formId, value, onChange }: AnswerColumnChoiceProps) {
  const { t } = useLingui();
  const { data = [] } = useQuery(answerColumnsQuery(formId));
  const known = value.filter((id) => data.some((field) => field.id === id));
  return (
    <MultiSelect
      mt="md"
      maw="20rem"
      label={t`Antwoorden`}
      description={t`Hoogstens ${maxListedFields} vragen. Gevoelige antwoorden blijven afgeschermd. Het logboek noteert dat je ze bekijkt.`}
      data={data.map(({ id, label, is_sensitive: isSensitive }) => ({
        value: id,
        label: isSensitive ? t`${label} (afgeschermd)` : label,
      }))}
      value={[...known]}
      onChange={onChange}
      maxValues={maxListedFields}
      nothingFoundMessage={t`Geen vraag gevonden`}
      // In the popover, so that a choice does not count as a click outside of it.
      comboboxProps={{ withinPortal: false }}
      searchable
      hidePickedOptions
    />
  );
}
