import { useEffect } from 'react';
import type { ProcedureData } from '@form-builder/core/contract/rpc.ts';
import { hasNumber, withSuffix, type AddressParts } from './address-parts.ts';
import { useProcedures } from '../../autocomplete/use-procedures.ts';
import { useSearch, type SearchState } from '../../autocomplete/combobox/use-search.ts';

type Suggestion = ProcedureData<'bag:search'>[number];

/** How the search for an address stands, and what it found. */
export interface AddressSearch {
  readonly state: SearchState;
  /** The addresses that fit what was typed. */
  readonly found: readonly Suggestion[];
}

const pauseMs = 350;

interface Searching {
  readonly parts: AddressParts;
  /** Nothing is searched for while the visitor fills in the address by hand, or once it is there. */
  readonly isWanted: boolean;
  onFind(address: NonNullable<Suggestion['address']>): void;
}

/**
 * Looks up the address once postcode and number are there. One that fits is the answer at once, shown
 * for the visitor to see; of several they choose.
 */
export function useAddressSearch({ parts, isWanted, onFind }: Searching): AddressSearch {
  const call = useProcedures();
  const search = useSearch<Suggestion>({
    leastCharacters: 1,
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
    // A search begins with other words only.
  }, [key, isWanted]);
  // Once the address is there the others stay to be seen: its own suffix must not hide them.
  const found = isWanted ? withSuffix(search.choices, parts.suffix) : search.choices;
  const only = isWanted && found.length === 1 ? found[0]?.address : undefined;
  useEffect(() => {
    if (only) onFind(only);
    // An address is taken over once.
  }, [only]);
  return { state: key === '' ? 'idle' : search.state, found };
}
