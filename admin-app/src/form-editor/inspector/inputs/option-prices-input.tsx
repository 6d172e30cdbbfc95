import type { OptionPrice } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { vatRates } from '@form-builder/core/field-types/settings/vat-rates.ts';
import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Input, NumberInput, Select, Stack, Text } from '@mantine/core';
import { locatedFields } from '../../document/place.ts';
import { useEditedVersion } from '../../editor/editor-context.ts';
import { choiceLabel } from '../choice-label.ts';
import type { SettingInputProps } from '../setting-input.ts';

/** The price and the VAT of each option of the question that the payment reads. */
export function OptionPricesInput(props: SettingInputProps) {
  const { label, help, value, error, isReadOnly, change } = props;
  const options = usePricedOptions(props);
  const prices = asPrices(value);
  const put = (next: OptionPrice) =>
    change([...prices.filter((one) => one.option_id !== next.option_id), next]);
  return (
    <Input.Wrapper label={label} description={help} error={error}>
      <Stack gap="xs" mt="xs">
        {options.length === 0 && (
          <Text size="sm" c="dimmed">
            <Trans>Kies eerst een vraag met keuzes.</Trans>
          </Text>
        )}
        {options.map((option) => (
          <PriceRow
            key={option.id}
            option={option}
            price={prices.find((one) => one.option_id === option.id)}
            isReadOnly={isReadOnly}
            onChange={put}
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}

/** The options of the chosen question; none when it has no options of its own. */
function usePricedOptions({ field }: SettingInputProps): readonly Option[] {
  const { pages } = useEditedVersion();
  // Only payments have this setting; every member is read as unknown.
  const settings = (field.custom_properties ?? {}) as Readonly<Record<string, unknown>>;
  const source = [...locatedFields(pages)].find(
    (one) => one.field.id === settings['amount_property_id'],
  );
  return source?.field.options ?? [];
}

interface PriceRowProps {
  readonly option: Option;
  readonly price: OptionPrice | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (price: OptionPrice) => void;
}

function PriceRow({ option, price, isReadOnly, onChange }: PriceRowProps) {
  const { t, i18n } = useLingui();
  const current: OptionPrice = price ?? { option_id: option.id, amount: 0, vat_rate: 'none' };
  const name = option.label || '…';
  return (
    <div>
      <Text size="sm">{name}</Text>
      <Group gap="xs" wrap="nowrap">
        <NumberInput
          size="xs"
          aria-label={t`Prijs van ${name}`}
          prefix="€ "
          decimalScale={2}
          min={0}
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          readOnly={isReadOnly}
          value={price?.amount ?? ''}
          onChange={(amount) => onChange({ ...current, amount: Number(amount) })}
        />
        <Select
          size="xs"
          aria-label={t`Btw van ${name}`}
          readOnly={isReadOnly}
          allowDeselect={false}
          data={vatRates.map((rate) => ({
            value: rate,
            label: i18n._(choiceLabel('vat_rate', rate)),
          }))}
          value={current.vat_rate}
          onChange={(rate) =>
            onChange({ ...current, vat_rate: vatRates.find((one) => one === rate) ?? 'none' })
          }
        />
      </Group>
    </div>
  );
}

/** The stored value was validated when it was saved; any other value counts as empty. */
function asPrices(value: unknown): readonly OptionPrice[] {
  return Array.isArray(value) ? value.filter(isPrice) : [];
}

function isPrice(value: unknown): value is OptionPrice {
  return typeof value === 'object' && value !== null && 'option_id' in value && 'amount' in value;
}
