import { isKvkNumber } from '@form-builder/core/validation/rules/identifiers/kvk.ts';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useText } from '../../i18n/text-context.tsx';
import { companyAnswerOf, companyPartsOf, type CompanyParts } from './company-parts.ts';
import { PartInput } from '../../autocomplete/part-input.tsx';

/** The inputs of a company. */
export function CompanyInputs(props: FieldViewProps<'kvk-api'>) {
  const { cell, ids, error, change } = props;
  const { translate } = useText();
  const parts = companyPartsOf(props.value);
  const box = (name: keyof CompanyParts, isRight: boolean) => ({
    id: name === 'number' ? ids.control : `${ids.control}-${name}`,
    shown: parts[name],
    isEnabled: cell.enabled,
    isRequired: cell.requiredIfShown,
    isInvalid: error !== undefined && !isRight,
    describedBy: props.describedBy,
    onType: (text: string) => change(companyAnswerOf({ ...parts, [name]: text })),
  });
  return (
    <>
      <div className="parts">
        <PartInput
          {...box('number', isKvkNumber(parts.number))}
          label={translate('form.lookup.company_number')}
          inputMode="numeric"
          size="medium"
        />
        <PartInput
          {...box('name', parts.name.trim() !== '')}
          label={translate('form.lookup.company_name')}
          autoComplete="organization"
        />
        <PartInput
          {...box('address', true)}
          label={translate('form.lookup.company_address')}
          isOptional
        />
      </div>
      <p className="hint">{translate('form.lookup.unchecked')}</p>
    </>
  );
}
