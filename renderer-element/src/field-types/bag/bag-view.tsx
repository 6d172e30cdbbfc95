import { bagDefinition } from '@form-builder/core/field-types/bag/bag.ts';
import { useState } from 'react';
import { AddressByNumber } from './address-by-number.tsx';
import { AddressByWords } from './address-by-words.tsx';
import { partsOf } from './address-parts.ts';
import { BlurArea } from '../../autocomplete/blur-area.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/field-view.ts';

/** How the visitor gives the address. */
type Way = 'by_number' | 'by_words' | 'by_hand';

/** An address: by postcode and number, by words, or all of it by hand. */
export const bagView: FieldView<'bag'> = {
  definition: bagDefinition,
  frame: () => 'legend',
  Control(props) {
    const [way, setWay] = useState<Way>(() => startWith(props.value));
    return (
      <BlurArea onLeave={props.leave}>
        {way === 'by_words' ? (
          <AddressByWords {...props} />
        ) : (
          <AddressByNumber {...props} isByHand={way === 'by_hand'} />
        )}
        <OtherWays {...props} way={way} onTurn={setWay} />
      </BlurArea>
    );
  },
};

/** An address that was begun by hand goes on so. */
function startWith(value: unknown): Way {
  const { street, city } = partsOf(value);
  return typeof value === 'string' && street + city !== '' ? 'by_hand' : 'by_number';
}

const ways: readonly Way[] = ['by_number', 'by_words', 'by_hand'];

interface OtherWaysProps extends FieldViewProps<'bag'> {
  readonly way: Way;
  onTurn(way: Way): void;
}

/** The ways not taken. What was filled in stays where the other way has a place for it. */
function OtherWays({ way, cell, onTurn }: OtherWaysProps) {
  const { translate } = useText();
  return (
    <div className="ways">
      {ways
        .filter((each) => each !== way)
        .map((each) => (
          <button
            key={each}
            type="button"
            className="button-plain"
            disabled={!cell.enabled}
            onClick={() => onTurn(each)}
          >
            {translate(`visit.lookup.address_${each}`)}
          </button>
        ))}
    </div>
  );
}
