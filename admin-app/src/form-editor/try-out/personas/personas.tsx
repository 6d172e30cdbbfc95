import type { Persona } from '@form-builder/core/version-settings/persona.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { notifySuccess } from '../../../api/notify.ts';
import { AddPersona, type AddPersonaProps } from './add-persona.tsx';
import { usePersonas } from './use-personas.ts';

export interface PersonasProps extends Omit<AddPersonaProps, 'onAdd'> {
  /** Starts the try-out again as this persona. */
  readonly onUse: (persona: Persona) => void;
}

/** The personas of the form: use one, save the current answers as one, rename and delete. */
export function Personas({ session, onUse }: PersonasProps) {
  const { t } = useLingui();
  const { personas, isEditable, add, rename, remove } = usePersonas();
  const use = (persona: Persona) => {
    const { name } = persona;
    onUse(persona);
    notifySuccess(t`Je probeert het formulier nu uit als ${name}.`);
  };
  return (
    <Stack gap="xs" role="group" aria-label={t`Persona’s`}>
      <Text fw={600}>
        <Trans>Persona’s</Trans>
      </Text>
      {personas.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            Een persona is een verzonnen persoon met antwoorden. Zo begin je steeds snel met
            dezelfde antwoorden.
          </Trans>
        </Text>
      )}
      {personas.map((persona) => (
        <PersonaRow
          key={persona.id}
          persona={persona}
          isEditable={isEditable}
          onUse={() => use(persona)}
          onRename={(name) => rename(persona.id, name)}
          onRemove={() => remove(persona.id)}
        />
      ))}
      {isEditable && <AddPersona session={session} onAdd={add} />}
    </Stack>
  );
}

interface PersonaRowProps {
  readonly persona: Persona;
  readonly isEditable: boolean;
  readonly onUse: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

function PersonaRow({ persona, isEditable, onUse, onRename, onRemove }: PersonaRowProps) {
  const { t } = useLingui();
  const { name, login } = persona;
  return (
    <div role="group" aria-label={name}>
      <Group gap={4} wrap="nowrap">
        <PersonaName key={name} name={name} isReadOnly={!isEditable} onRename={onRename} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          aria-label={t`${name} gebruiken`}
          onClick={onUse}
        >
          <Trans>Gebruik</Trans>
        </Button>
        {isEditable && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`${name} verwijderen`}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {login.kind === 'none' && <Trans>Niet ingelogd</Trans>}
        {login.kind === 'digid' && `DigiD ${login.level}, BSN ${login.bsn}`}
        {login.kind === 'eherkenning' && `eHerkenning ${login.level}, KVK ${login.kvk_number}`}
      </Text>
    </div>
  );
}

interface PersonaNameProps {
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly onRename: (name: string) => void;
}

/** Stores a new name when the user leaves it; a name cannot be empty. */
function PersonaName({ name, isReadOnly, onRename }: PersonaNameProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const store = () => {
    const next = typed.trim();
    if (next === '') setTyped(name);
    else if (next !== name) onRename(next);
  };
  return (
    <TextInput
      size="xs"
      flex={1}
      maxLength={100}
      aria-label={t`Naam van de persona`}
      readOnly={isReadOnly}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={store}
      onKeyDown={(event) => event.key === 'Enter' && store()}
    />
  );
}
