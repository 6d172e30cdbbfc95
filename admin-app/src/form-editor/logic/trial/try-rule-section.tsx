import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { panelPart } from '../../panel-part.ts';
import type { RuleTrialProps } from './rule-trial.tsx';

/** Loaded when a designer first tries a rule. */
const RuleTrial = panelPart(
  () => import('./rule-trial.tsx'),
  'RuleTrial',
  <Skeleton height={80} />,
);

/** Opens the trial of a rule. */
export function TryRuleSection(props: RuleTrialProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        color="gray"
        mr="auto"
        leftSection={<IconFlask size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Proberen</Trans>
      </Button>
      {isOpen && <RuleTrial {...props} />}
    </>
  );
}
