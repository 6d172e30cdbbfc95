import { writeAddress, type BagAnswer } from '@form-builder/core/field-types/bag/bag.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useText } from '../../i18n/text-context.tsx';
import { AddressInputs } from './address-inputs.tsx';
import { answerOf, partsOf } from './address-parts.ts';
import { ResultPanel } from '../../autocomplete/result-panel.tsx';
import { isSearchError, searchErrorTexts } from '../../autocomplete/search-error-text.ts';
import { useAddressSearch, type AddressSearch } from './use-address-search.ts';

interface AddressByNumberProps extends FieldViewProps<'bag'> {
  /** Whether the visitor fills in the whole address, without a lookup. */
  readonly isByHand: boolean;
}

/** Postcode and number first, as Dutch forms ask; street and city are the result, or inputs. */
export function AddressByNumber({ isByHand, ...props }: AddressByNumberProps) {
  const { change } = props;
  const { translate } = useText();
  const address = addressIn(props.value);
  const found = isByHand || address?.id === undefined ? undefined : address;
  const parts = partsOf(props.value);
  const isWanted = !isByHand && found === undefined;
  const search = useAddressSearch({ parts, isWanted, onFind: change });
  const hasStreet = !found && (isByHand || address !== undefined || isMissed(search));
  return (
    <>
      <AddressInputs
        {...props}
        parts={parts}
        hasStreet={hasStreet}
        onType={(typed) => change(answerOf(hasStreet ? typed : { ...typed, street: '', city: '' }))}
      >
        {!isByHand && (
          <>
            <SearchAnnouncement search={search} found={found} />
            <AddressChoice {...props} found={search.found} />
          </>
        )}
      </AddressInputs>
      {hasStreet && <p className="hint">{translate('form.lookup.unchecked')}</p>}
      {found && (
        <ResultPanel title={translate('form.lookup.address_found')} lines={linesOf(found)} />
      )}
    </>
  );
}

interface SearchAnnouncementProps {
  readonly search: AddressSearch;
  readonly found: BagAnswer | undefined;
}

/** The state of the search as text: visible when the visitor must act, otherwise only announced. */
function SearchAnnouncement({ search, found }: SearchAnnouncementProps) {
  const { text, isProblem } = useSearchTexts(search, found);
  return (
    <p className={isProblem ? 'look-up-trouble' : 'unseen'} role="status">
      {text}
    </p>
  );
}

/** A text answer is an address that is incomplete. */
function addressIn(value: BagAnswer | null): BagAnswer | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

const isMissed = ({ state, found }: AddressSearch) =>
  isSearchError(state) || (state === 'done' && found.length === 0);

function linesOf(address: BagAnswer): readonly string[] {
  const [street = '', city = ''] = writeAddress(address).split(', ');
  return [street, city];
}

function useSearchTexts(search: AddressSearch, address: BagAnswer | undefined) {
  const { translate } = useText();
  const { state, found } = search;
  if (address) {
    const text = `${translate('form.lookup.address_found')}: ${writeAddress(address)}`;
    return { text, isProblem: false };
  }
  const trouble = searchErrorTexts(state, 'form.lookup.address_failed');
  const none = state === 'done' && found.length === 0 ? ['form.lookup.address_none' as const] : [];
  const words = [...trouble, ...none];
  if (words.length > 0)
    return { text: words.map((id) => translate(id)).join(' '), isProblem: true };
  if (state === 'searching') return { text: translate('form.lookup.searching'), isProblem: false };
  const isMany = state === 'done' && found.length > 1;
  return { text: isMany ? translate('form.lookup.address_which') : '', isProblem: false };
}

interface AddressChoiceProps extends FieldViewProps<'bag'> {
  readonly found: AddressSearch['found'];
}

/** One number can have several addresses. */
function AddressChoice({ found, cell, ids, value, error, change, leave }: AddressChoiceProps) {
  const { translate } = useText();
  if (found.length < 2) return null;
  return (
    <fieldset className="fieldset which">
      <legend className="part-label">{translate('form.lookup.address_which')}</legend>
      <ChoiceList
        kind="radio"
        look={found.length > 8 ? 'box' : 'list'}
        options={found}
        controlId={`${ids.control}-which`}
        isEnabled={cell.enabled}
        isInvalid={error !== undefined}
        describedBy={undefined}
        isChosen={(id) => addressIn(value)?.id === id}
        onChoose={(id) => change(found.find((each) => each.id === id)?.address ?? null)}
        onLeave={leave}
      />
    </fieldset>
  );
}
