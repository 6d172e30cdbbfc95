import { useEffect } from 'react';
import type { ProcedureData } from '@form-builder/core/contract/rpc.ts';
import { hasNumber, withSuffix, type AddressParts } from './address-parts.ts';
import { useProcedures } from '../../autocomplete/use-procedures.ts';
import { useSearch, type SearchState } from '../../autocomplete/combobox/use-search.ts';

type Suggestion = ProcedureData<'bag:search'>[number];

/** The state of an address search and its results. */
export interface AddressSearch {
  readonly state: SearchState;
  /** Searches the addresses that match the inputs. */
  readonly found: readonly Suggestion[];
}

const pauseMs = 350;

interface Searching {
  readonly parts: AddressParts;
  /** No search while the visitor fills in the address by hand, or after it was found. */
  readonly isWanted: boolean;
  onFind(address: NonNullable<Suggestion['address']>): void;
}

/**
 * Searches as soon as postcode and number are complete. A single match becomes the answer at once
 * and is shown; of several, the visitor chooses.
 */
export function useAddressSearch({ parts, isWanted, onFind }: Searching): AddressSearch {
  const call = useProcedures();
  const search = useSearch<Suggestion>({
    minCharacters: 1,
    pauseMs,
    find: (words, signal) => {
      const [postcode = '', number = ''] = words.split(' ');
      return call('bag:search', { postcode, house_number: Number(number) }, signal);
    },
  });
  const key = hasNumber(parts)
    ? `${parts.postcode.replace(/\s/g, '').toUpperCase()} ${parts.number.trim()}`
    : '';
  useEffect(() => {
    if (isWanted) search.search(key);
    // Searches again only for another query.
  }, [key, isWanted]);
  // The other results stay visible after a choice, so the suffix of the chosen address must not
  // filter them.
  const found = isWanted ? withSuffix(search.choices, parts.suffix) : search.choices;
  const only = isWanted && found.length === 1 ? found[0]?.address : undefined;
  useEffect(() => {
    if (only) onFind(only);
    // Sets a single result as the answer only once.
  }, [only]);
  return { state: key === '' ? 'idle' : search.state, found };
}
