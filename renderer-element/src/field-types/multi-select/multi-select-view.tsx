import { multiSelectDefinition } from '@form-builder/core/field-types/multi-select/multi-select.ts';
import { useText } from '../../text/text-context.tsx';
import { ChoiceList } from '../choice-list.tsx';
import type { FieldView, FieldViewProps } from '../field-view.ts';

/** Several choices: boxes to tick or pill buttons, with "select all" when the designer wants it. */
export const multiSelectView: FieldView<'multi-select'> = {
  definition: multiSelectDefinition,
  frame: () => 'legend',
  Control(props) {
    const { field, value, change } = props;
    const chosen = value ?? [];
    return (
      <>
        {field.custom_properties?.show_select_all && <SelectAll {...props} />}
        <ChoiceList
          kind="checkbox"
          look={looks[field.custom_properties?.display ?? 'checkbox']}
          options={field.options ?? []}
          ids={props.ids}
          isEnabled={props.cell.enabled}
          isInvalid={props.error !== undefined}
          describedBy={props.describedBy}
          isChosen={(id) => chosen.includes(id)}
          onChoose={(id, isChosen) => change(withChoice(field, chosen, id, isChosen))}
          onLeave={props.leave}
        />
      </>
    );
  },
};

const looks = { select: 'box', checkbox: 'list', pills: 'pills' } as const;

type MultiSelect = FieldViewProps<'multi-select'>['field'];

/** The choices in the order of the options, so that the same ticks give the same answer. */
function withChoice(field: MultiSelect, chosen: readonly string[], id: string, isChosen: boolean) {
  const ids = field.options?.map((option) => option.id) ?? [];
  return ids.filter((each) => (each === id ? isChosen : chosen.includes(each)));
}

function SelectAll({ cell, field, value, change }: FieldViewProps<'multi-select'>) {
  const { translate } = useText();
  const ids = field.options?.map((option) => option.id) ?? [];
  const isAll = ids.length > 0 && ids.length === value?.length;
  return (
    <button
      type="button"
      className="button-plain"
      disabled={!cell.enabled}
      onClick={() => change(isAll ? [] : ids)}
    >
      {translate(isAll ? 'element.deselect_all' : 'element.select_all')}
    </button>
  );
}
