import { operators } from '@form-builder/core/conditions/registry.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import { describeOperator } from '@form-builder/core/descriptions/describe-operators.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { currentContext } from '../../languages/staff-texts.ts';
import { findField } from '../document/place.ts';
import { useEditedVersion } from '../editor/editor-context.ts';
import { Operand } from './operand-inputs.tsx';
import { operatorsOf, replaceTarget } from './rule-targets.ts';
import { MoveMenu } from './move/move-menu.tsx';
import { useMoveNode } from './move/use-move-node.ts';
import { useNodeDrag } from './move/use-node-drag.ts';
import { FindingMark } from './trial/finding-mark.tsx';
import { useTargetChoices } from './target-choices.ts';
import styles from './logic.module.css';
import moveStyles from './move/move.module.css';

interface ConditionRowProps {
  /** The outermost group of the rule. */
  readonly root: ConditionGroup;
  readonly condition: Condition;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<Omit<Condition, 'id' | 'type'>>) => void;
  readonly onRemove: () => void;
}

/** One condition: a field, an operator that fits it, and what the operator compares with. */
export function ConditionRow(props: ConditionRowProps) {
  const { root, condition, isReadOnly, onChange, onRemove } = props;
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
  const move = useMoveNode();
  const drag = useNodeDrag({ root, nodeId: condition.id, move, edges: ['top', 'bottom'] });
  return (
    <div
      ref={drag.setElement}
      className={`${styles.condition} ${moveStyles.node}`}
      data-drop={drag.side}
    >
      {!isReadOnly && (
        <MoveMenu
          ref={drag.setHandle}
          root={root}
          nodeId={condition.id}
          name={t`Voorwaarde verplaatsen`}
        />
      )}
      <div className={styles.controls}>
        <Select
          size="xs"
          searchable
          allowDeselect={false}
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
        <FindingMark id={condition.id} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        disabled={isReadOnly}
        aria-label={t`Voorwaarde verwijderen`}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
