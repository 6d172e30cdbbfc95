import { isLongList } from '@form-builder/core/field-types/is-long-list.ts';
import { ChosenChips } from '../../autocomplete/combobox/chosen-chips.tsx';
import { choicesLike } from '../../autocomplete/combobox/choice.ts';
import { Combobox } from '../../autocomplete/combobox/combobox.tsx';
import { SelectAll, withChoice } from '../controls/select-all.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';
import { multiSelectView } from './multi-select-view.tsx';

/** Like `multiSelectView`, with a combobox and chips for long lists. */
export const searchedMultiSelectView: FieldView<'multi-select'> = {
  ...multiSelectView,
  Control: (props) =>
    isLongList(props.field, props.field.custom_properties?.display) ? (
      <LongMultiSelect {...props} />
    ) : (
      multiSelectView.Control(props)
    ),
};

function LongMultiSelect(props: FieldViewProps<'multi-select'>) {
  const { cell, field, value, ids, error, change } = props;
  const options = field.options ?? [];
  const { translate } = useText();
  const chosen = value ?? [];
  const put = (id: string, isChosen: boolean) =>
    change(withChoice(options, chosen, { id, isChosen }));
  return (
    <>
      {field.custom_properties?.show_select_all && (
        <SelectAll options={options} chosen={chosen} isEnabled={cell.enabled} onChoose={change} />
      )}
      <ChosenChips
        chosen={options.filter(({ id }) => chosen.includes(id))}
        isEnabled={cell.enabled}
        boxId={ids.control}
        onRemove={({ id }) => put(id, false)}
      />
      <Combobox
        id={ids.control}
        labelledBy={ids.label}
        chosenText=""
        placeholder={field.placeholder || translate('element.choose')}
        isEnabled={cell.enabled}
        isRequired={cell.requiredIfShown}
        isInvalid={error !== undefined}
        describedBy={props.describedBy}
        opensEmpty
        find={(words) =>
          choicesLike(
            options.filter(({ id }) => !chosen.includes(id)),
            words,
          )
        }
        onChoose={({ id }) => put(id, true)}
        searchOf={cell}
        onText={ignoreText}
        onLeave={props.leave}
      />
    </>
  );
}

/** Text typed here only searches: the chips are the answer. */
function ignoreText(): void {
  return undefined;
}
