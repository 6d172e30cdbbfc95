import {
  assuranceLevels,
  digidLevels,
  eherkenningLevels,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import { testKvkNumbers } from '@form-builder/core/random-answers/field-types/identifiers.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { Persona, PersonaLogin } from '@form-builder/core/version-settings/persona.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Select, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { findRealBsns } from './find-real-bsns.ts';

export interface AddPersonaProps {
  readonly session: Session;
  readonly onAdd: (persona: Omit<Persona, 'id'>) => void;
}

/** Test numbers of the civil registry. */
const testBsns = ['999993653', '999990019', '999990548', '999991644'] as const;

/** Saves the current answers of the try-out as a persona. */
export function AddPersona({ session, onAdd }: AddPersonaProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [level, setLevel] = useState<AssuranceLevel | null>(null);
  const [number, setNumber] = useState<string | null>(null);
  const [realBsns, setRealBsns] = useState<readonly string[]>([]);
  const login = loginOf(level, number);
  const questions = realBsns.join(', ');
  const [testBsn] = testBsns;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = findRealBsns(session);
    setRealBsns(found);
    if (name.trim() === '' || found.length > 0) return;
    onAdd({ name: name.trim(), login, answers: session.allAnswers() });
    setName('');
  };
  return (
    <form onSubmit={save}>
      <Stack gap="xs">
        <TextInput
          label={t`Antwoorden bewaren als persona`}
          placeholder={t`Bijvoorbeeld: vereniging met 300 gasten`}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={t`Ingelogd met`}
          placeholder={t`Niet ingelogd`}
          clearable
          comboboxProps={{ withinPortal: false }}
          data={[
            { group: 'DigiD', items: itemsOf('DigiD', digidLevels) },
            { group: 'eHerkenning', items: itemsOf('eHerkenning', eherkenningLevels) },
          ]}
          value={level}
          onChange={(chosen) => {
            setLevel(assuranceLevels.find((one) => one === chosen) ?? null);
            setNumber(null);
          }}
        />
        {login.kind !== 'none' && (
          <Select
            label={login.kind === 'digid' ? t`Test-BSN` : t`KVK-nummer voor tests`}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            data={login.kind === 'digid' ? testBsns : testKvkNumbers}
            value={login.kind === 'digid' ? login.bsn : login.kvk_number}
            onChange={setNumber}
          />
        )}
        {realBsns.length > 0 && (
          <Alert color="red" role="alert">
            <Trans>
              Niet bewaard: dit lijkt het BSN van een echt persoon ({questions}). Gebruik een
              testnummer, zoals {testBsn}.
            </Trans>
          </Alert>
        )}
        <Button type="submit" variant="default">
          <Trans>Persona bewaren</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** With the name of the login, which is all that the closed list shows. */
const itemsOf = (login: string, levels: readonly AssuranceLevel[]) =>
  levels.map((level) => ({ value: level, label: `${login}, ${level}` }));

const isOfCompany = (level: AssuranceLevel) => level.startsWith('EH');

function loginOf(level: AssuranceLevel | null, number: string | null): PersonaLogin {
  if (level === null) return { kind: 'none' };
  return isOfCompany(level)
    ? { kind: 'eherkenning', kvk_number: number ?? testKvkNumbers[0], level }
    : { kind: 'digid', bsn: number ?? testBsns[0], level };
}
