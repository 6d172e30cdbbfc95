import { checklistDefinition } from '@form-builder/core/field-types/checklist/checklist.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { SelectAll, withChoice } from '../controls/select-all.tsx';
import type { FieldView } from '../../state/field-view.ts';

/** A list of items to tick off. */
export const checklistView: FieldView<'checklist'> = {
  definition: checklistDefinition,
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
          look="list"
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
