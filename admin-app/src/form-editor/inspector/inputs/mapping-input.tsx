import type { MappingRule } from '@form-builder/core/field-types/mapping.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';
import { useOtherFields } from './field-input.tsx';

/** Maps members of a looked-up value to the fields that they fill, row by row. */
export function MappingInput(props: SettingInputProps) {
  const { field, label, help, value, error, isReadOnly, change } = props;
  const rules = asRules(value);
  const others = useOtherFields(field.id);
  const put = (index: number, rule: MappingRule) => change(rules.with(index, rule));
  return (
    <Input.Wrapper label={label} description={help} error={error}>
      <Stack gap="xs" mt="xs">
        {rules.map((rule, index) => (
          <MappingRow
            key={index}
            rule={rule}
            fields={others}
            isReadOnly={isReadOnly}
            onChange={(changed) => put(index, changed)}
            onRemove={() => change(rules.toSpliced(index, 1))}
          />
        ))}
        {!isReadOnly && (
          <Button
            variant="default"
            size="xs"
            onClick={() => change([...rules, { source: '', target: '' }])}
          >
            <Trans>Gegeven toevoegen</Trans>
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

interface MappingRowProps {
  readonly rule: MappingRule;
  readonly fields: { value: string; label: string }[];
  readonly isReadOnly: boolean;
  readonly onChange: (rule: MappingRule) => void;
  readonly onRemove: () => void;
}

function MappingRow({ rule, fields, isReadOnly, onChange, onRemove }: MappingRowProps) {
  const { t } = useLingui();
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        size="xs"
        aria-label={t`Gegeven`}
        placeholder={t`Gegeven`}
        readOnly={isReadOnly}
        value={rule.source}
        onChange={(event) => onChange({ ...rule, source: event.currentTarget.value })}
      />
      <Select
        size="xs"
        aria-label={t`Veld`}
        placeholder={t`Veld`}
        readOnly={isReadOnly}
        searchable
        data={fields}
        value={rule.target || null}
        onChange={(target) => onChange({ ...rule, target: target ?? '' })}
      />
      {!isReadOnly && <CloseButton aria-label={t`Gegeven weghalen`} onClick={onRemove} />}
    </Group>
  );
}

/** The stored value was validated when it was saved; any other value counts as empty. */
function asRules(value: unknown): readonly MappingRule[] {
  return Array.isArray(value) ? value.filter(isRule) : [];
}

function isRule(value: unknown): value is MappingRule {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}
