import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { ChoiceList } from './choice-list.tsx';
import { SelectAll } from './select-all.tsx';
import type { FieldIds } from '../../state/fields/field-ids.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { ListParents } from '../../autocomplete/use-list-parents.ts';
import { useWholeList } from '../../autocomplete/use-list.ts';

interface ListChoicesProps {
  readonly list: string;
  /** The answer that filters the list. */
  readonly parents?: ListParents | undefined;
  readonly kind: 'radio' | 'checkbox';
  readonly look: 'list' | 'pills';
  readonly chosen: readonly ListItem[];
  readonly ids: FieldIds;
  readonly isEnabled: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly hasSelectAll?: boolean | undefined;
  onChoose(chosen: readonly ListItem[]): void;
  onLeave(): void;
}

/** The entries of an organisation's list as radio buttons, checkboxes or pills. */
export function ListChoices(props: ListChoicesProps) {
  const { kind, chosen, ids, onChoose } = props;
  const { translate } = useText();
  const { state, items, retry } = useWholeList(props.list, props.parents?.ids);
  if (state !== 'done') {
    return (
      <div className="look-up-state">
        <p id={ids.control} tabIndex={-1} role="status">
          {translate(`form.lookup.${state}`)}
        </p>
        {state !== 'searching' && (
          <button type="button" className="button" onClick={retry}>
            {translate('element.retry')}
          </button>
        )}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <p className="hint" id={ids.control} tabIndex={-1}>
        {props.parents?.ids.length === 0
          ? translate('form.lookup.parent_first', { item: props.parents.label })
          : translate('form.lookup.no_list')}
      </p>
    );
  }
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  const put = (id: string, isWanted: boolean) => {
    const wanted = (item: ListItem) => (item.id === id ? isWanted : isChosen(item.id));
    onChoose(kind === 'radio' ? items.filter((item) => item.id === id) : items.filter(wanted));
  };
  return (
    <>
      {props.hasSelectAll && (
        <SelectAll
          options={items}
          chosen={chosen.map(({ id }) => id)}
          isEnabled={props.isEnabled}
          onChoose={(all) => onChoose(items.filter(({ id }) => all.includes(id)))}
        />
      )}
      <ChoiceList
        {...props}
        controlId={ids.control}
        options={items}
        isChosen={isChosen}
        onChoose={put}
      />
    </>
  );
}
