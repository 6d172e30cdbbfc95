import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEditedVersion } from '../../editor/editor-context.ts';
import { locatedFields } from '../../document/place.ts';
import { groupByPage } from '../target-choices.ts';
import type { DescribedRule } from './describe-listed.ts';
import { appliesTo, kindsOf, readBy, type RuleFilter } from './list-rules.ts';
import { ruleKinds, ruleKindTexts } from './rule-kind-texts.ts';
import styles from './rules-overview.module.css';

interface RuleFiltersProps {
  readonly filter: RuleFilter;
  readonly described: readonly DescribedRule[];
  readonly onChange: (filter: RuleFilter) => void;
}

/** Limits the rules to those with some words, with an effect, or about a field. */
export function RuleFilters({ filter, described, onChange }: RuleFiltersProps) {
  const { t, i18n } = useLingui();
  const used = new Set(described.flatMap(({ listed }) => [...kindsOf(listed.rule)]));
  const kinds = ruleKinds.filter((kind) => used.has(kind));
  const about = useAbout(described);
  return (
    <div className={styles.filters} role="group" aria-label={t`Regels kiezen`}>
      <TextInput
        type="search"
        label={t`Zoeken`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, search: value })}
      />
      <Select
        label={t`Wat de regel doet`}
        placeholder={t`Alles`}
        clearable
        data={kinds.map((value) => ({ value, label: i18n._(ruleKindTexts[value]) }))}
        value={filter.kind}
        onChange={(chosen) => {
          const kind = ruleKinds.find((one) => one === chosen) ?? null;
          onChange({ ...filter, kind });
        }}
      />
      <Select
        label={t`Gaat over`}
        placeholder={t`Alle velden`}
        clearable
        searchable
        data={about}
        value={filter.about}
        onChange={(id) => onChange({ ...filter, about: id })}
      />
    </div>
  );
}

/** The fields and variables that occur in rules. */
function useAbout(described: readonly DescribedRule[]) {
  const { t } = useLingui();
  const { pages, variables } = useEditedVersion();
  const used = new Set(
    described.flatMap(({ listed }) => [...appliesTo(listed), ...readBy(listed.rule)]),
  );
  const fields = [...locatedFields(pages)].filter(({ field }) => used.has(field.id));
  const items = variableFields(variables)
    .filter(({ id }) => used.has(id))
    .map(({ id, label, short_id: shortId }) => ({ value: id, label: label || shortId }));
  return [
    ...groupByPage(pages, fields),
    ...(items.length > 0 ? [{ group: t`Variabelen`, items }] : []),
  ];
}
