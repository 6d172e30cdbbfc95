import { multiSelectDefinition } from '@form-builder/core/field-types/multi-select/multi-select.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { SelectAll, withChoice } from '../controls/select-all.tsx';
import type { FieldView } from '../../state/field-view.ts';

/** Several choices: checkboxes or pill buttons, with "select all" when the designer wants it. */
export const multiSelectView: FieldView<'multi-select'> = {
  definition: multiSelectDefinition,
  frame: () => 'legend',
  Control({ cell, field, value, ids, error, describedBy, change, leave }) {
    const chosen = value ?? [];
    return (
      <>
        {field.custom_properties?.show_select_all && (
          <SelectAll
            options={field.options}
            chosen={chosen}
            isEnabled={cell.enabled}
            onChoose={change}
          />
        )}
        <ChoiceList
          kind="checkbox"
          look={looks[field.custom_properties?.display ?? 'checkbox']}
          options={field.options ?? []}
          controlId={ids.control}
          isEnabled={cell.enabled}
          isInvalid={error !== undefined}
          describedBy={describedBy}
          isChosen={(id) => chosen.includes(id)}
          onChoose={(id, isChosen) => change(withChoice(field.options, chosen, { id, isChosen }))}
          onLeave={leave}
        />
      </>
    );
  },
};

const looks = { select: 'box', checkbox: 'list', pills: 'pills' } as const;
