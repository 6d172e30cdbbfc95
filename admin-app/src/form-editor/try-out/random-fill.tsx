import { fillAtRandom, type FillResult } from '@form-builder/core/random-answers/fill-at-random.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { labelsAt } from './labels-at.ts';

export interface RandomFillProps {
  readonly session: Session;
  readonly pageIndex: number;
  /** The number that the answers are made from: the same one gives the same answers again. */
  readonly seed: number;
  readonly onSeed: (seed: number) => void;
  /** Called when answers were filled in, so that everything around the fields follows. */
  readonly onFilled: () => void;
}

/** Fills the page or the form with random valid answers. */
export function RandomFill({ session, pageIndex, seed, onSeed, onFilled }: RandomFillProps) {
  const { t } = useLingui();
  const [scope, setScope] = useState('form');
  const [keepsAnswers, setKeeps] = useState(false);
  const [result, setResult] = useState<FillResult>();
  const fill = (from: number) => {
    onSeed(from);
    const page = scope === 'page' ? pageIndex : undefined;
    setResult(fillAtRandom(session, { seed: from, pageIndex: page, keepsAnswers }));
    onFilled();
  };
  return (
    <Stack gap="xs" role="group" aria-label={t`Willekeurig invullen`}>
      <Text fw={600}>
        <Trans>Willekeurig invullen</Trans>
      </Text>
      <SegmentedControl
        aria-label={t`Wat invullen`}
        value={scope}
        onChange={setScope}
        data={[
          { value: 'form', label: t`Hele formulier` },
          { value: 'page', label: t`Deze pagina` },
        ]}
      />
      <Checkbox
        label={t`Wat ik zelf heb ingevuld laten staan`}
        checked={keepsAnswers}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      <NumberInput
        label={t`Nummer van de antwoorden`}
        description={t`Hetzelfde nummer geeft weer dezelfde antwoorden.`}
        min={1}
        max={999_999}
        allowDecimal={false}
        clampBehavior="strict"
        value={seed}
        onChange={(value) => onSeed(Math.max(1, Number(value)))}
      />
      <Group gap="xs">
        <Button onClick={() => fill(seed)}>
          <Trans>Invullen</Trans>
        </Button>
        <Button variant="default" onClick={() => fill(seed + 1)}>
          <Trans>Andere antwoorden</Trans>
        </Button>
      </Group>
      <div role="status">{result && <Outcome result={result} session={session} />}</div>
    </Stack>
  );
}

/** What was filled in, and the questions that the designer has to do. */
function Outcome({ result, session }: { readonly result: FillResult; readonly session: Session }) {
  const { unfilled, issues } = result;
  const wrong = issues.filter(({ path }) => !unfilled.includes(path));
  if (unfilled.length + wrong.length === 0) {
    return (
      <Text size="sm">
        <Trans>Alles is ingevuld en geldig.</Trans>
      </Text>
    );
  }
  return (
    <>
      {unfilled.length > 0 && (
        <Text size="sm">
          <Trans>Zelf doen (bestand, inloggen of opzoeken):</Trans>{' '}
          {labelsAt(session, unfilled).join(', ')}
        </Text>
      )}
      {wrong.length > 0 && (
        <Text size="sm">
          <Plural
            value={wrong.length}
            one="Voor # vraag is geen geldig antwoord gevonden:"
            other="Voor # vragen is geen geldig antwoord gevonden:"
          />{' '}
          {labelsAt(
            session,
            wrong.map(({ path }) => path),
          ).join(', ')}
        </Text>
      )}
    </>
  );
}
