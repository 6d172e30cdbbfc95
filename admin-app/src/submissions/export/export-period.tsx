import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { environmentIds } from '@form-builder/core/contract/environment-ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fieldset, List, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import { ExportCount } from './export-count.tsx';
import { ExportStates } from './export-states.tsx';

interface ExportPeriodProps {
  readonly formId: string;
  readonly filter: ExportFilter;
  readonly search: string;
  /** Whether the days can be chosen; a scheduled export may have its own. */
  readonly hasDays: boolean;
  readonly onChange: (filter: ExportFilter) => void;
}

/**
 * Shows which submissions are exported and how many: those of the list, with states and within a period that can be
 * changed here.
 */
export function ExportPeriod({ formId, filter, search, hasDays, onChange }: ExportPeriodProps) {
  const { t } = useLingui();
  // A selection has the submissions that it has: neither states nor days change it.
  if (filter.id !== undefined) return null;
  const change = (name: 'completed_from' | 'completed_until', day: string) => {
    const changed = { ...filter, [name]: day };
    if (day === '') Reflect.deleteProperty(changed, name);
    onChange(changed);
  };
  return (
    <Fieldset legend={t`Welke inzendingen`}>
      <ExportStates filter={filter} onChange={onChange} />
      <ChosenFilters filter={filter} search={search} />
      {hasDays && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="date"
            label={t`Ingezonden vanaf`}
            value={filter.completed_from ?? ''}
            onChange={(event) => change('completed_from', event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t`Ingezonden tot en met`}
            value={filter.completed_until ?? ''}
            onChange={(event) => change('completed_until', event.currentTarget.value)}
          />
        </SimpleGrid>
      )}
      {hasDays && <ExportCount formId={formId} filter={filter} search={search} />}
    </Fieldset>
  );
}

function ChosenFilters({ filter, search }: Pick<ExportPeriodProps, 'filter' | 'search'>) {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  const environment = environmentIds.find((id) => id === filter.environment);
  const chosen = [
    search === '' ? null : t`Zoekwoord: ${search}`,
    environment === undefined ? null : nameOf(environment),
  ].filter((text) => text !== null);
  if (chosen.length === 0) return null;
  return (
    <>
      <Text size="sm">
        <Trans>Verder als in de lijst:</Trans>
      </Text>
      <List size="sm" mb="sm">
        {chosen.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </>
  );
}
