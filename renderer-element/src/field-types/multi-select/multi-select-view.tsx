import { multiSelectDefinition } from '@form-builder/core/field-types/multi-select/multi-select.ts';
import { ChoiceList } from '../choice-list.tsx';
import { SelectAll, withChoice } from '../chosen-options.tsx';
import type { FieldView, FieldViewProps } from '../field-view.ts';

/** Several choices: boxes to tick or pill buttons, with "select all" when the designer wants it. */
export const multiSelectView: FieldView<'multi-select'> = {
  definition: multiSelectDefinition,
  hasRareLook: (field) => isLong(field) || field.custom_properties?.display === 'pills',
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
          ids={ids}
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

/** Too many options to look through: they come with a box to search in, see `rare-views.ts`. */
export function isLong({ custom_properties, options }: FieldViewProps<'multi-select'>['field']) {
  return custom_properties?.display === 'select' && (options ?? []).length > 15;
}
