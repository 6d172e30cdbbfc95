import { fillAtRandom } from '@form-builder/core/random-answers/fill-at-random.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notifySuccess } from '../../api/notify.ts';
import { describeFilling } from './describe-filling.ts';

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
  const fill = (from: number) => {
    onSeed(from);
    const page = scope === 'page' ? pageIndex : undefined;
    const result = fillAtRandom(session, { seed: from, pageIndex: page, keepsAnswers });
    onFilled();
    notifySuccess(describeFilling(result, session));
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
    </Stack>
  );
}
