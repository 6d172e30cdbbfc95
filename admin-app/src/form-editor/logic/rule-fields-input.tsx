import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { findField } from '../document/place.ts';
import { useEditedVersion, useIsEditable } from '../editor/editor-context.ts';
import { changeTargets, fieldsToShareWith } from './rule-fields.ts';
import { groupByPage } from './target-choices.ts';

interface RuleFieldsInputProps {
  readonly rule: LogicRule;
  readonly holderId: string;
  readonly onChange: (rule: LogicRule) => void;
}

/** The other fields that a rule applies to; one that it no longer can be of stays until it is taken out. */
export function RuleFieldsInput({ rule, holderId, onChange }: RuleFieldsInputProps) {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const isEditable = useIsEditable();
  const { targets = [] } = rule;
  const choices = groupByPage(pages, fieldsToShareWith(pages, holderId, rule));
  const offered = new Set(choices.flatMap(({ items }) => items.map(({ value }) => value)));
  const others = targets
    .filter((id) => !offered.has(id))
    .map((value) => ({ value, label: findField(pages, value)?.field.label ?? t`Verwijderd veld` }));
  if (offered.size + others.length === 0) return null;
  return (
    <MultiSelect
      label={t`Ook voor deze velden`}
      size="xs"
      searchable
      clearable
      readOnly={!isEditable}
      placeholder={targets.length === 0 ? t`Alleen dit veld` : undefined}
      nothingFoundMessage={t`Geen veld gevonden`}
      data={
        others.length > 0
          ? [...choices, { group: t`Past niet bij de regel`, items: others }]
          : choices
      }
      value={[...targets]}
      onChange={(next) => onChange(changeTargets(rule, next))}
    />
  );
}
