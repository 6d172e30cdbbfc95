import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { statesByUse } from '../states-by-use.ts';
import { submissionStateNames } from '../submission-state-names.ts';

interface ExportStatesProps {
  readonly filter: ExportFilter;
  readonly onChange: (filter: ExportFilter) => void;
}

/** Chooses the states of the exported submissions, and whether tests are among them. */
export function ExportStates({ filter, onChange }: ExportStatesProps) {
  const { t, i18n } = useLingui();
  const { is_test: isTest, ...others } = filter;
  const chosen = filter.state ?? [];
  const changeTests = (value: string) => {
    const known = (['false', 'true'] as const).find((one) => one === value);
    onChange(known === undefined ? others : { ...others, is_test: known });
  };
  return (
    <>
      <Checkbox.Group
        label={t`Status van de inzendingen`}
        description={t`Standaard alleen wat ingezonden is.`}
        error={chosen.length === 0 && t`Kies minstens één status.`}
        value={chosen}
        onChange={(values) =>
          onChange({ ...filter, state: statesByUse.filter((state) => values.includes(state)) })
        }
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my="xs">
          {statesByUse.map((state) => (
            <Checkbox key={state} value={state} label={i18n._(submissionStateNames[state])} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <NativeSelect
        mb="sm"
        label={t`Echt of test`}
        value={isTest ?? ''}
        data={[
          { value: 'false', label: t`Alleen echte inzendingen` },
          { value: 'true', label: t`Alleen tests` },
          { value: '', label: t`Echte inzendingen en tests` },
        ]}
        onChange={({ currentTarget: { value } }) => changeTests(value)}
      />
    </>
  );
}
