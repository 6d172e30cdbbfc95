import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import { SelectAll, withChoice } from './select-all.tsx';

interface CheckboxChoicesProps extends FieldViewProps<'checklist' | 'multi-select'> {
  readonly look: ChoiceListProps['look'];
}

/** Checkboxes for several options, with "select all" when the designer wants it. */
export function CheckboxChoices(props: CheckboxChoicesProps) {
  const { cell, field, ids, error, describedBy, look, change, leave } = props;
  const chosen = props.value ?? [];
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
        look={look}
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
}
