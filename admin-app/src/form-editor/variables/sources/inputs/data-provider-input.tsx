import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import { dataSourcesQuery } from '../../../../providers/providers-query.ts';
import type { SourceInputProps } from '../source-input.ts';

/** Chooses one of the data sources of the organisation. */
export function DataProviderInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  const { data: sources = [], isSuccess } = useQuery(dataSourcesQuery);
  const stored = asText(value);
  const isLost = isSuccess && stored !== '' && !sources.some(({ id }) => id === stored);
  return (
    <Select
      label={t`Gegevensbron`}
      description={
        isSuccess &&
        sources.length === 0 &&
        t`Er is nog geen gegevensbron. Een beheerder stelt die in bij Aanbieders.`
      }
      error={isLost && t`Deze gegevensbron bestaat niet meer.`}
      placeholder={t`Kies een gegevensbron`}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={sources.map(({ id, name }) => ({ value: id, label: name }))}
      value={stored || null}
      onChange={change}
    />
  );
}
