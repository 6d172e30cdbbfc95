import type { Field } from '@form-builder/core/form/form-definition.ts';
import { canBeFilled } from '@form-builder/core/logic/actions/set-value/can-be-filled.ts';
import type { SetValueAction } from '@form-builder/core/logic/actions/set-value/set-value-action.ts';
import { operandActionsOf } from '@form-builder/core/logic/logic-rule.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Select, Stack } from '@mantine/core';
import { findField } from '../../document/place.ts';
import { useEditedVersion, useIsEditable } from '../../editor/editor-context.ts';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { replaceActions } from '../rule-changes.ts';
import type { ActionInputProps } from './action-input.ts';
import { fillKindOf, fillKinds, fillNames } from './fill-kinds.tsx';

const whenTexts: Readonly<Record<SetValueAction['when'], MessageDescriptor>> = {
  empty: msg`Alleen als het veld leeg is`,
  always: msg`Altijd: de bezoeker kan het niet wijzigen`,
};

// The keys of the record are the moments; Object.keys widens them to strings.
const whens = Object.keys(whenTexts) as readonly SetValueAction['when'][];

/**
 * Edits the value with which a rule fills in its fields, and when; absent when none of them can be
 * filled in.
 */
export function RuleFillInput({ rule, holder, onChange }: ActionInputProps) {
  const { t, i18n } = useLingui();
  const { pages } = useEditedVersion();
  const isReadOnly = !useIsEditable();
  // Of several actions the last one takes effect, so it is shown; a change replaces them all.
  const fill = operandActionsOf(rule.actions, 'set_value').at(-1);
  const others = (rule.targets ?? []).flatMap((id) => findField(pages, id)?.field ?? []);
  const field = [holder, ...others].find(isFillable);
  if (!field && !fill) return null;
  const change = (next: SetValueAction | undefined) =>
    onChange({
      ...rule,
      actions: replaceActions(rule.actions, 'set_value', next ? [next] : []),
    });
  const kind = fill && fillKindOf(fill.value);
  const Input = kind && fillKinds[kind].Input;
  return (
    <Stack gap={4}>
      <Select
        label={t`Vul in met`}
        size="xs"
        clearable
        readOnly={isReadOnly}
        placeholder={t`Niets`}
        clearButtonProps={{ 'aria-label': t`Niets invullen` }}
        data={fillNames.map((name) => ({ value: name, label: i18n._(fillKinds[name].name) }))}
        value={kind ?? null}
        onChange={(chosen) => {
          const name = fillNames.find((one) => one === chosen);
          if (name === kind) return;
          change(
            name && {
              type: 'set_value',
              value: fillKinds[name].start,
              when: fill?.when ?? 'empty',
            },
          );
        }}
      />
      {fill && Input && (
        <>
          <Input
            field={field ?? holder}
            value={fill.value}
            isReadOnly={isReadOnly}
            change={(value) => change({ ...fill, value })}
          />
          <Select
            size="xs"
            aria-label={t`Wanneer invullen`}
            readOnly={isReadOnly}
            allowDeselect={false}
            data={whens.map((one) => ({ value: one, label: i18n._(whenTexts[one]) }))}
            value={fill.when}
            onChange={(chosen) => {
              const when = whens.find((one) => one === chosen);
              if (when) change({ ...fill, when });
            }}
          />
        </>
      )}
    </Stack>
  );
}

const isFillable = (field: Field) => canBeFilled(findDefinition(field));
