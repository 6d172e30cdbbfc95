import { customListDefinition } from '@form-builder/core/field-types/custom-list/custom-list.ts';
import { Combobox } from '../../autocomplete/combobox/combobox.tsx';
import { ListChoices } from '../controls/list-choices.tsx';
import { listPlaceholder } from '../../autocomplete/list-placeholder.ts';
import { useListParents, type ListParents } from '../../autocomplete/use-list-parents.ts';
import { maxEntries, useListSearch } from '../../autocomplete/use-list.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** One entry of an organisation's list: a combobox, radio buttons, or pills. */
export const customListView: FieldView<'custom-list'> = {
  definition: customListDefinition,
  frame: (field) => (displayOf(field) === 'select' ? 'label' : 'legend'),
  Control(props) {
    const display = displayOf(props.field);
    const parents = useListParents(props.cell, props.field.custom_properties);
    if (display === 'select') return <SearchedList {...props} parents={parents} />;
    const { value, change } = props;
    return (
      <ListChoices
        list={props.field.custom_properties?.custom_list ?? ''}
        parents={parents}
        kind="radio"
        look={display === 'pills' ? 'pills' : 'list'}
        chosen={value === null ? [] : [value]}
        ids={props.ids}
        isEnabled={props.cell.enabled}
        isInvalid={props.error !== undefined}
        describedBy={props.describedBy}
        onChoose={([item]) => change(item ?? null)}
        onLeave={props.leave}
      />
    );
  },
};

function displayOf({ custom_properties }: FieldViewProps<'custom-list'>['field']) {
  return custom_properties?.display ?? 'select';
}

interface SearchedListProps extends FieldViewProps<'custom-list'> {
  readonly parents: ListParents | undefined;
}

function SearchedList({ cell, field, value, ids, error, ...props }: SearchedListProps) {
  const { translate } = useText();
  const find = useListSearch(field.custom_properties?.custom_list ?? '', props.parents?.ids);
  // A text answer is what the visitor typed without choosing an entry.
  const chosen: unknown = value;
  return (
    <Combobox
      id={ids.control}
      chosenText={typeof chosen === 'string' ? chosen : (value?.label ?? '')}
      placeholder={listPlaceholder(field, props.parents, translate)}
      isEnabled={cell.enabled}
      isRequired={cell.requiredIfShown}
      isInvalid={error !== undefined}
      describedBy={props.describedBy}
      pauseMs={250}
      maxEntries={maxEntries}
      opensEmpty
      find={find}
      onChoose={(item) => props.change(item)}
      onText={(text) => props.change(text.trim() || null)}
      onLeave={props.leave}
    />
  );
}
