import { operators } from '@form-builder/core/conditions/registry.ts';
import { describeOperator } from '@form-builder/core/descriptions/describe-operators.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import type { Condition } from '@form-builder/core/logic/logic-rule.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { currentContext } from '../../languages/staff-texts.ts';
import { findField } from '../document/place.ts';
import { useEditedVersion } from '../editor/editor-context.ts';
import { Operand } from './operand-inputs.tsx';
import { operatorsOf, replaceTarget } from './rule-targets.ts';
import { useTargetChoices } from './target-choices.ts';

export type ConditionChanges = Partial<Omit<Condition, 'id' | 'type'>>;

interface ConditionControlsProps {
  readonly condition: Condition;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: ConditionChanges) => void;
}

/** The field of a condition, an operator that fits it, and what the operator compares with. */
export function ConditionControls({ condition, isReadOnly, onChange }: ConditionControlsProps) {
  const { t } = useLingui();
  const { pages, variables } = useEditedVersion();
  const choices = useTargetChoices();
  const find = (id: string | null): Field | undefined =>
    id === null
      ? undefined
      : (findField(pages, id)?.field ?? variableFields(variables).find((one) => one.id === id));
  const target = find(condition.target);
  const offered = target ? operatorsOf(target) : [];
  const operator = offered.includes(condition.condition_operator)
    ? operators[condition.condition_operator]
    : undefined;
  const isLost = condition.target !== null && !target;
  const point = (id: string | null) => {
    const next = find(id);
    if (next) onChange(replaceTarget(condition, target, next));
  };
  return (
    <>
      <Select
        size="xs"
        searchable
        allowDeselect={false}
        data-target
        aria-label={t`Veld of variabele`}
        placeholder={t`Kies een veld`}
        error={isLost && t`Dit veld bestaat niet meer. Kies een ander veld.`}
        readOnly={isReadOnly}
        data={choices}
        value={target?.id ?? null}
        onChange={point}
      />
      {target && (
        <Select
          size="xs"
          allowDeselect={false}
          aria-label={t`Vergelijking`}
          readOnly={isReadOnly}
          data={offered.map((name) => ({
            value: name,
            label: describeOperator(name, fieldTypes[target.type].valueKind, currentContext()),
          }))}
          value={condition.condition_operator}
          onChange={(chosen) => {
            const picked = offered.find((name) => name === chosen);
            if (!picked) return;
            const isSame = operators[picked].operand === operator?.operand;
            onChange({
              condition_operator: picked,
              value: isSame ? condition.value : null,
            });
          }}
        />
      )}
      {target && operator && (
        <Operand
          operator={operator}
          target={target}
          value={condition.value}
          isReadOnly={isReadOnly}
          change={(value) => onChange({ value })}
        />
      )}
    </>
  );
}
