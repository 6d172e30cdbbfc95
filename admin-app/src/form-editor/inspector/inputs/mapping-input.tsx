import type { MappingRule } from '@form-builder/core/field-types/mapping.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';
import { isFillable, useOtherFields } from './other-fields.ts';
import { useMembers } from './use-members.ts';

/** Maps members of a looked-up value to the fields that they fill, row by row. */
export function MappingInput(props: SettingInputProps) {
  const { field, label, help, value, error, isReadOnly, change } = props;
  const rules = asRules(value);
  const members = useMembers(field);
  const others = useOtherFields(
    field.id,
    isFillable,
    rules.map(({ target }) => target),
  );
  const { t } = useLingui();
  const isUnfinished = rules.some(({ source, target }) => source === '' || target === '');
  const put = (index: number, rule: MappingRule) => change(rules.with(index, rule));
  return (
    <Input.Wrapper
      label={label}
      description={help}
      error={error && (isUnfinished ? t`Kies bij elk gegeven een veld.` : error)}
    >
      <Stack gap="xs" mt="xs">
        {rules.map((rule, index) => (
          <MappingRow
            key={index}
            rule={rule}
            members={members}
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
            onClick={() => change([...rules, { source: members[0]?.value ?? '', target: '' }])}
          >
            <Trans>Gegeven toevoegen</Trans>
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

type Choices = readonly { readonly value: string; readonly label: string }[];

interface MappingRowProps {
  readonly rule: MappingRule;
  readonly members: Choices;
  readonly fields: Choices;
  readonly isReadOnly: boolean;
  readonly onChange: (rule: MappingRule) => void;
  readonly onRemove: () => void;
}

function MappingRow({ rule, members, fields, isReadOnly, onChange, onRemove }: MappingRowProps) {
  const { t } = useLingui();
  const isKnown = members.some(({ value }) => value === rule.source);
  const setSource = (source: string) => onChange({ ...rule, source });
  return (
    <Stack gap="0.25rem">
      <Group gap="xs" wrap="nowrap">
        <Select
          size="xs"
          aria-label={t`Gegeven`}
          readOnly={isReadOnly}
          searchable
          allowDeselect={false}
          data={[...members, { value: '', label: t`Een ander gegeven` }]}
          value={isKnown ? rule.source : ''}
          onChange={(source) => setSource(source ?? '')}
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
      {!isKnown && (
        <TextInput
          size="xs"
          label={t`Naam van het gegeven`}
          description={t`Zoals de aanbieder het noemt.`}
          readOnly={isReadOnly}
          value={rule.source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}

/** The stored value was validated when it was saved; any other value counts as empty. */
function asRules(value: unknown): readonly MappingRule[] {
  return Array.isArray(value) ? value.filter(isRule) : [];
}

function isRule(value: unknown): value is MappingRule {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}
