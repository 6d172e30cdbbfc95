import type { ReactNode } from 'react';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useText } from '../../i18n/text-context.tsx';
import { isHouseNumber, isPostcode, writePostcode, type AddressParts } from './address-parts.ts';
import { PartInput } from '../../autocomplete/part-input.tsx';

interface AddressInputsProps extends Pick<
  FieldViewProps<'bag'>,
  'cell' | 'ids' | 'error' | 'describedBy'
> {
  readonly parts: AddressParts;
  readonly hasStreet: boolean;
  /** The result of the search, after the inputs that it uses. */
  readonly children: ReactNode;
  onType(parts: AddressParts): void;
}

/**
 * The inputs of an address: postcode and number, and street and city when the visitor fills those
 * in.
 */
export function AddressInputs(props: AddressInputsProps) {
  const { cell, ids, parts, hasStreet, onType } = props;
  const { translate } = useText();
  const box = (name: keyof AddressParts, isRight: boolean) => ({
    id: name === 'postcode' ? ids.control : `${ids.control}-${name}`,
    shown: parts[name],
    isEnabled: cell.enabled,
    isRequired: cell.requiredIfShown,
    isInvalid: props.error !== undefined && !isRight,
    describedBy: props.describedBy,
    onType: (text: string) => onType({ ...parts, [name]: text }),
  });
  return (
    <>
      <div className="parts parts-address">
        <PartInput
          {...box('postcode', isPostcode(parts.postcode))}
          label={translate('form.lookup.postcode')}
          autoComplete="postal-code"
          tidy={writePostcode}
          size="short"
        />
        <PartInput
          {...box('number', isHouseNumber(parts.number))}
          label={translate('form.lookup.house_number')}
          inputMode="numeric"
          size="short"
        />
        <PartInput
          {...box('suffix', true)}
          label={translate('form.lookup.suffix')}
          size="short"
          isOptional
        />
      </div>
      {props.children}
      {hasStreet && (
        <div className="parts">
          <PartInput
            {...box('street', parts.street.trim() !== '')}
            label={translate('form.lookup.street')}
            autoComplete="off"
          />
          <PartInput
            {...box('city', parts.city.trim() !== '')}
            label={translate('form.lookup.city')}
            autoComplete="address-level2"
          />
        </div>
      )}
    </>
  );
}
