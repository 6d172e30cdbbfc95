import type {
  Destination,
  DestinationKind,
} from '@form-builder/core/version-settings/destination.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Fieldset, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../editor/editor-context.ts';

interface DestinationsInputProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: readonly Destination[];
  readonly isReadOnly: boolean;
  readonly change: (value: readonly Destination[]) => void;
}

const kinds: Readonly<Record<DestinationKind, MessageDescriptor>> = {
  mail: msg`Bericht per e-mail`,
  case_type: msg`Zaaktype`,
  integration: msg`Koppeling`,
};

// Object.keys answers strings; the record has exactly the kinds as keys.
const kindNames = Object.keys(kinds) as readonly DestinationKind[];

/** Where submissions can go: a named list, each with what its kind needs. */
export function DestinationsInput(props: DestinationsInputProps) {
  const { label, help, value, isReadOnly, change } = props;
  const editor = useEditor();
  const add = () => {
    const id = editor.ids.createId();
    change([...value, { id, name: '', kind: 'mail', recipients: [] }]);
  };
  return (
    <Stack gap="sm">
      {/* The heading above says it already; here it names the group. */}
      <Text size="sm" c="dimmed">
        {help}
      </Text>
      {value.map((destination, index) => (
        <DestinationFields
          key={destination.id}
          destination={destination}
          number={index + 1}
          isReadOnly={isReadOnly}
          onChange={(changed) => change(value.with(index, changed))}
          onRemove={() => change(value.toSpliced(index, 1))}
        />
      ))}
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-description={label}
          onClick={add}
        >
          <Trans>Bestemming toevoegen</Trans>
        </Button>
      )}
    </Stack>
  );
}

interface DestinationFieldsProps {
  readonly destination: Destination;
  readonly number: number;
  readonly isReadOnly: boolean;
  readonly onChange: (destination: Destination) => void;
  readonly onRemove: () => void;
}

function DestinationFields(props: DestinationFieldsProps) {
  const { destination, number, isReadOnly, onChange, onRemove } = props;
  const { t, i18n } = useLingui();
  return (
    <Fieldset legend={t`Bestemming ${number}`}>
      <Stack gap="sm">
        <TextInput
          label={t`Naam`}
          maxLength={200}
          readOnly={isReadOnly}
          value={destination.name}
          onChange={(event) => onChange({ ...destination, name: event.currentTarget.value })}
        />
        <Select
          label={t`Soort`}
          readOnly={isReadOnly}
          allowDeselect={false}
          data={kindNames.map((kind) => ({ value: kind, label: i18n._(kinds[kind]) }))}
          value={destination.kind}
          onChange={(kind) => {
            const wanted = kindNames.find((one) => one === kind);
            if (wanted) onChange(ofKind(destination, wanted));
          }}
        />
        <NeedInput destination={destination} isReadOnly={isReadOnly} onChange={onChange} />
        <Switch
          label={t`Ook voor inzendingen waarvoor geen regel past`}
          disabled={isReadOnly}
          checked={destination.is_default === true}
          onChange={(event) => {
            onChange({ ...destination, is_default: event.currentTarget.checked });
          }}
        />
        {!isReadOnly && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t`Bestemming ${number} verwijderen`}
            onClick={onRemove}
          >
            <Trans>Verwijderen</Trans>
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}

/** What the kind of the destination needs. */
function NeedInput({
  destination,
  isReadOnly,
  onChange,
}: Pick<DestinationFieldsProps, 'destination' | 'isReadOnly' | 'onChange'>) {
  const { t } = useLingui();
  if (destination.kind === 'mail')
    return (
      <TagsInput
        label={t`E-mailadressen`}
        description={t`Druk na elk adres op Enter. Zij krijgen een bericht zonder de antwoorden.`}
        maxTags={20}
        readOnly={isReadOnly}
        value={destination.recipients}
        onChange={(recipients) => onChange({ ...destination, recipients })}
      />
    );
  if (destination.kind === 'case_type')
    return (
      <TextInput
        label={t`Zaaktype`}
        description={t`De code of het adres van het zaaktype.`}
        maxLength={500}
        readOnly={isReadOnly}
        value={destination.case_type}
        onChange={(event) => onChange({ ...destination, case_type: event.currentTarget.value })}
      />
    );
  return (
    <TextInput
      label={t`Koppeling`}
      description={t`De naam van de koppeling.`}
      maxLength={200}
      readOnly={isReadOnly}
      value={destination.integration}
      onChange={(event) => onChange({ ...destination, integration: event.currentTarget.value })}
    />
  );
}

/** The same destination as another kind, with nothing of what that needs yet. */
function ofKind({ id, name, is_default }: Destination, kind: DestinationKind): Destination {
  const same = { id, name, ...(is_default === true && { is_default }) };
  const create: Readonly<Record<DestinationKind, () => Destination>> = {
    mail: () => ({ ...same, kind: 'mail', recipients: [] }),
    case_type: () => ({ ...same, kind: 'case_type', case_type: '' }),
    integration: () => ({ ...same, kind: 'integration', integration: '' }),
  };
  return create[kind]();
}
