import type {
  Destination,
  DestinationKind,
} from '@form-builder/core/version-settings/destination.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Fieldset, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntegrationName } from '../../../integrations/use-integration-name.ts';
import { useEditedVersion, useEditor } from '../../editor/editor-context.ts';

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

// The keys of the record are the kinds; Object.keys widens them to strings.
const kindNames = Object.keys(kinds) as readonly DestinationKind[];

/** Edits the destinations of submissions: a list of names, each with the settings of its kind. */
export function DestinationsInput(props: DestinationsInputProps) {
  const { label, help, value, isReadOnly, change } = props;
  const editor = useEditor();
  const add = () => {
    const id = editor.ids.createId();
    change([...value, { id, name: '', kind: 'mail', recipients: [] }]);
  };
  return (
    <Stack gap="sm">
      {/* The heading above is visible; this names the group for assistive technology. */}
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

interface NeedInputProps<K extends DestinationKind> {
  readonly destination: Extract<Destination, { readonly kind: K }>;
  readonly isReadOnly: boolean;
  readonly onChange: (destination: Destination) => void;
}

/** The inputs of each kind of destination: a forgotten one does not compile. */
const needInputs: { readonly [K in DestinationKind]: (props: NeedInputProps<K>) => ReactNode } = {
  mail: RecipientsInput,
  case_type: CaseTypeInput,
  integration: IntegrationInput,
};

function NeedInput({ destination, ...props }: NeedInputProps<DestinationKind>) {
  // The input belongs to this kind, which the type system cannot express.
  const Input = needInputs[destination.kind] as (
    props: NeedInputProps<DestinationKind>,
  ) => ReactNode;
  return <Input destination={destination} {...props} />;
}

function RecipientsInput({ destination, isReadOnly, onChange }: NeedInputProps<'mail'>) {
  const { t } = useLingui();
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
}

function CaseTypeInput({ destination, isReadOnly, onChange }: NeedInputProps<'case_type'>) {
  const { t } = useLingui();
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
}

/** Chooses one of the integrations of this version; shows when the stored one no longer exists. */
function IntegrationInput({ destination, isReadOnly, onChange }: NeedInputProps<'integration'>) {
  const { t } = useLingui();
  const nameOf = useIntegrationName();
  const list = readIntegrations(useEditedVersion().settings);
  const { integration: chosen } = destination;
  const isGone = chosen !== '' && list.every(({ id }) => id !== chosen);
  return (
    <Select
      label={t`Koppeling`}
      description={t`Koppelingen maak je bij deze versie van het formulier.`}
      placeholder={t`Kies een koppeling`}
      readOnly={isReadOnly}
      error={isGone && t`De koppeling “${chosen}” is er niet in deze versie. Kies een andere.`}
      data={list.map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={isGone || chosen === '' ? null : chosen}
      nothingFoundMessage={t`Deze versie heeft nog geen koppelingen.`}
      onChange={(integration) => onChange({ ...destination, integration: integration ?? '' })}
    />
  );
}

/** Converts a destination to another kind, without settings of that kind. */
function ofKind({ id, name, is_default }: Destination, kind: DestinationKind): Destination {
  const same = { id, name, ...(is_default === true && { is_default }) };
  const create: Readonly<Record<DestinationKind, () => Destination>> = {
    mail: () => ({ ...same, kind: 'mail', recipients: [] }),
    case_type: () => ({ ...same, kind: 'case_type', case_type: '' }),
    integration: () => ({ ...same, kind: 'integration', integration: '' }),
  };
  return create[kind]();
}
