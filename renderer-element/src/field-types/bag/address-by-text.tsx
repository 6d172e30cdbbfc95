import { writeAddress } from '@form-builder/core/field-types/bag/bag.ts';
import { useState } from 'react';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useText } from '../../i18n/text-context.tsx';
import { RequestFailure } from '../../requests/request-failure.ts';
import { Combobox } from '../../autocomplete/combobox/combobox.tsx';
import { ResultPanel } from '../../autocomplete/result-panel.tsx';
import { searchErrorTexts } from '../../autocomplete/search-error-text.ts';
import { useProcedures } from '../../autocomplete/use-procedures.ts';
import type { SearchState } from '../../autocomplete/combobox/use-search.ts';

/** A search by street, number and city in one input, for visitors who do not know the postcode. */
export function AddressByText(props: FieldViewProps<'bag'>) {
  const { cell, ids, value, error, change } = props;
  const { translate } = useText();
  const call = useProcedures();
  const [state, setState] = useState<SearchState>('idle');
  const take = async (id: string) => {
    setState('searching');
    try {
      const address = await call('bag:get', { id });
      setState(address === null ? 'failed' : 'done');
      if (address !== null) change(address);
    } catch (failure) {
      setState(RequestFailure.from(failure).isOffline ? 'offline' : 'failed');
    }
  };
  const typed: unknown = value;
  const found = typeof value === 'object' && value?.id !== undefined ? value : undefined;
  const trouble = searchErrorTexts(state, 'form.lookup.address_failed');
  return (
    <>
      <label className="part-label" htmlFor={ids.control} id={`${ids.control}-name`}>
        {translate('form.lookup.address_search')}
      </label>
      <Combobox
        id={ids.control}
        chosenText={found ? writeAddress(found) : textIn(typed)}
        isEnabled={cell.enabled}
        isRequired={cell.requiredIfShown}
        isInvalid={error !== undefined}
        describedBy={props.describedBy}
        minCharacters={3}
        pauseMs={300}
        find={(search, signal) => call('bag:search', { search }, signal)}
        onChoose={({ id }) => void take(id)}
        onText={(text) => change(text.trim() || null)}
        onLeave={props.leave}
      />
      <p className={trouble.length > 0 ? 'look-up-trouble' : 'unseen'} role="status">
        {trouble.map((id) => translate(id)).join(' ')}
      </p>
      {found && (
        <ResultPanel
          title={translate('form.lookup.address_found')}
          lines={writeAddress(found).split(', ')}
        />
      )}
    </>
  );
}

/** The text of an incomplete address that was typed in this input, not in those by number. */
function textIn(value: unknown): string {
  return typeof value === 'string' && !value.startsWith('{') ? value : '';
}
