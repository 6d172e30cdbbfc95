import { isLongList } from '@form-builder/core/field-types/is-long-list.ts';
import { choicesLike } from '../../autocomplete/combobox/choice.ts';
import { Combobox } from '../../autocomplete/combobox/combobox.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';
import { displayOf, selectView } from './select-view.tsx';

/** Like `selectView`, with a combobox for long lists. */
export const searchedSelectView: FieldView<'select'> = {
  ...selectView,
  Control: (props) =>
    isLongList(props.field, displayOf(props.field)) ? (
      <LongSelect {...props} />
    ) : (
      selectView.Control(props)
    ),
};

function LongSelect(props: FieldViewProps<'select'>) {
  const { cell, field, value, ids, error, change } = props;
  const { translate } = useText();
  const options = field.options ?? [];
  return (
    <Combobox
      id={ids.control}
      // A text answer is what the visitor typed without choosing an option.
      chosenText={options.find(({ id }) => id === value)?.label ?? value ?? ''}
      placeholder={field.placeholder || translate('element.choose')}
      autoComplete={field.autocomplete_type}
      isEnabled={cell.enabled}
      isRequired={cell.requiredIfShown}
      isInvalid={error !== undefined}
      describedBy={props.describedBy}
      opensEmpty
      find={(words) => choicesLike(options, words)}
      onChoose={({ id }) => change(id)}
      onText={(text) => change(text.trim() || null)}
      onLeave={props.leave}
    />
  );
}
