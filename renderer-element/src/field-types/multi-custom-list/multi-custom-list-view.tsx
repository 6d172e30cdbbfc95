import { multiCustomListDefinition } from '@form-builder/core/field-types/multi-custom-list/multi-custom-list.ts';
import { ChosenChips } from '../../autocomplete/combobox/chosen-chips.tsx';
import { Combobox } from '../../autocomplete/combobox/combobox.tsx';
import { ListChoices } from '../controls/list-choices.tsx';
import { listPlaceholder } from '../../autocomplete/list-placeholder.ts';
import { useListParents, type ListParents } from '../../autocomplete/use-list-parents.ts';
import { maxEntries, useListSearch } from '../../autocomplete/use-list.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** Several entries of an organisation's list: checkboxes, pills, or a combobox. */
export const multiCustomListView: FieldView<'multi-custom-list'> = {
  definition: multiCustomListDefinition,
  frame: () => 'legend',
  Control(props) {
    const settings = props.field.custom_properties;
    const parents = useListParents(props.cell, settings);
    if (settings?.display === 'select') return <SearchedLists {...props} parents={parents} />;
    return (
      <ListChoices
        list={settings?.custom_list ?? ''}
        parents={parents}
        kind="checkbox"
        look={settings?.display === 'pills' ? 'pills' : 'list'}
        hasSelectAll={settings?.show_select_all}
        chosen={props.value ?? []}
        ids={props.ids}
        isEnabled={props.cell.enabled}
        isInvalid={props.error !== undefined}
        describedBy={props.describedBy}
        onChoose={props.change}
        onLeave={props.leave}
      />
    );
  },
};

interface SearchedListsProps extends FieldViewProps<'multi-custom-list'> {
  readonly parents: ListParents | undefined;
}

function SearchedLists(props: SearchedListsProps) {
  const { cell, field, value, ids, error, change } = props;
  const { translate } = useText();
  const chosen = value ?? [];
  const search = useListSearch(field.custom_properties?.custom_list ?? '', props.parents?.ids);
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  return (
    <>
      <ChosenChips
        chosen={chosen}
        isEnabled={cell.enabled}
        boxId={ids.control}
        onRemove={({ id }) => change(chosen.filter((each) => each.id !== id))}
      />
      <Combobox
        id={ids.control}
        labelledBy={ids.label}
        chosenText=""
        placeholder={listPlaceholder(field, props.parents, translate)}
        isEnabled={cell.enabled}
        isRequired={cell.requiredIfShown}
        isInvalid={error !== undefined}
        describedBy={props.describedBy}
        pauseMs={250}
        maxEntries={maxEntries}
        opensEmpty
        find={async (words, signal) =>
          (await search(words, signal)).filter(({ id }) => !isChosen(id))
        }
        onChoose={(item) => change([...chosen, item])}
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
