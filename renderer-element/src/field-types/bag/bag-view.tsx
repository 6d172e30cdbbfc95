import { bagDefinition } from '@form-builder/core/field-types/bag/bag.ts';
import { useState } from 'react';
import { AddressByNumber } from './address-by-number.tsx';
import { AddressByText } from './address-by-text.tsx';
import { partsOf } from './address-parts.ts';
import { BlurArea } from '../../autocomplete/blur-area.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** How the visitor enters the address. */
type Way = 'by_number' | 'by_words' | 'by_hand';

/** An address: by postcode and number, by free text, or by hand. */
export const bagView: FieldView<'bag'> = {
  definition: bagDefinition,
  frame: () => 'legend',
  Control(props) {
    const [way, setWay] = useState<Way>(() => startWith(props.value));
    return (
      <BlurArea onLeave={props.leave}>
        {way === 'by_words' ? (
          <AddressByText {...props} />
        ) : (
          <AddressByNumber {...props} isByHand={way === 'by_hand'} />
        )}
        <OtherWays {...props} way={way} onSwitch={setWay} />
      </BlurArea>
    );
  },
};

/** An incomplete address was filled in by hand. */
function startWith(value: unknown): Way {
  const { street, city } = partsOf(value);
  return typeof value === 'string' && street + city !== '' ? 'by_hand' : 'by_number';
}

const ways: readonly Way[] = ['by_number', 'by_words', 'by_hand'];

interface OtherWaysProps extends FieldViewProps<'bag'> {
  readonly way: Way;
  onSwitch(way: Way): void;
}

/** Links to the other ways to enter the address; each keeps the texts that it has inputs for. */
function OtherWays({ way, cell, onSwitch }: OtherWaysProps) {
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
            onClick={() => onSwitch(each)}
          >
            {translate(`form.lookup.address_${each}`)}
          </button>
        ))}
    </div>
  );
}
