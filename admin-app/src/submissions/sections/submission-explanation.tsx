import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHelpCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { WhyPanel } from '../../explanations/why-panel.tsx';
import { currentContext } from '../../languages/staff-texts.ts';
import classes from '../submission-screen.module.css';

/**
 * Says why any question of the submission was asked or not, required or filled in: the version that the visitor saw,
 * with their answers, at the moment they sent them.
 */
export function SubmissionExplanation({ submission }: { readonly submission: Submission }) {
  const { t } = useLingui();
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <div className={classes.explanation}>
      <Button
        variant="default"
        leftSection={<IconHelpCircle size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={toggle}
      >{t`Waarom deze vragen?`}</Button>
      {isOpen && <Explanation submission={submission} />}
    </div>
  );
}

function Explanation({ submission }: { readonly submission: Submission }) {
  const session = useMemo(() => sessionOf(submission), [submission]);
  // Rules over a masked answer would be explained with another outcome than the visitor saw.
  if (submission.masked.length > 0)
    return (
      <Text size="sm" mt="sm">
        <Trans>
          Er zijn antwoorden afgeschermd. Toon ze eerst: anders klopt de uitleg van regels met die
          antwoorden niet.
        </Trans>
      </Text>
    );
  return <WhyPanel session={session} />;
}

function sessionOf({ answers, pages, variables, ...times }: Submission) {
  const answeredAt = Date.parse(times.completed_at ?? times.updated_at);
  const program = compile({ pages, variables }, fieldTypes, { formulas: formulaEngine });
  return createSession(program, {
    answers,
    clock: createClock(() => answeredAt),
    texts: currentContext(),
    absent: 'empty',
  });
}
