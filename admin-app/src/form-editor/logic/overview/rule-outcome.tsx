import { describeFacts } from '@form-builder/core/explanations/describe-facts.ts';
import { explainRule } from '@form-builder/core/explanations/explain.ts';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useSampleSession } from '../../try-out/use-sample-session.ts';

interface RuleOutcomeProps {
  /** The id of the field or page with the rule. */
  readonly holderId: string;
  readonly ruleId: string;
}

/** Whether a rule applies with the answers of the try-out, and why; nothing for a rule of which that is unknown. */
export function RuleOutcome({ holderId, ruleId }: RuleOutcomeProps) {
  const { session, wording } = useSampleSession();
  const found = useMemo(() => {
    const trace = explainRule(session, holderId, ruleId);
    return trace && { holds: trace.holds, facts: describeFacts([trace], wording).text };
  }, [session, wording, holderId, ruleId]);
  if (found === undefined) return null;
  const { holds, facts } = found;
  return (
    <Text size="sm" c={holds ? 'teal.8' : 'gray.7'}>
      {holds ? (
        <Trans>
          <strong>Geldt nu</strong>, omdat {facts}.
        </Trans>
      ) : (
        <Trans>
          <strong>Geldt nu niet</strong>, omdat {facts}.
        </Trans>
      )}
    </Text>
  );
}
