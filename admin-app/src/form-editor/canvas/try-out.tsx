import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconHelpCircle, IconRefresh } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ref } from 'valtio';
import { useEditedVersion, useEditor, useIsEditable } from '../editor/editor-context.ts';
import { RecordTestButton } from '../form-tests/record-test-button.tsx';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { TryOutPages } from './try-out-pages.tsx';
import styles from './canvas.module.css';

/** Loaded when a designer first asks why. */
const WhyPanel = lazy(async () => ({
  default: (await import('../why/why-panel.tsx')).WhyPanel,
}));

const widths = ['360', '768', 'full'] as const;

/** Runs the form as for a visitor, with rules and validation; nothing is sent. */
export function TryOut() {
  const { t } = useLingui();
  const { pages, variables } = useEditedVersion();
  const [width, setWidth] = useState<string>('full');
  const { state, formType } = useEditor();
  const isRecordable = useIsEditable() && formType === 'form';
  const [attempt, setAttempt] = useState(0);
  const [isWhyOpen, { toggle: toggleWhy }] = useDisclosure();
  // A new attempt starts a new session, so it is a dependency of the session.
  const session = useMemo(
    () => ({ attempt, session: createTryOutSession({ pages, variables }, state.sample.answers) }),
    [pages, variables, attempt, state],
  );
  const isRestart = useRef(false);
  // The answers are restored at the next try-out, and previews of formulas use them.
  useEffect(
    () => () => {
      state.sample = ref({ answers: isRestart.current ? {} : session.session.allAnswers() });
      isRestart.current = false;
    },
    [session, state],
  );
  const startAgain = () => {
    isRestart.current = true;
    state.sample = ref({ answers: {} });
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div className={styles.tryBar}>
        <SegmentedControl
          aria-label={t`Breedte`}
          value={width}
          onChange={setWidth}
          data={[
            { value: widths[0], label: t`Telefoon` },
            { value: widths[1], label: t`Tablet` },
            { value: widths[2], label: t`Volle breedte` },
          ]}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={startAgain}
        >
          <Trans>Opnieuw beginnen</Trans>
        </Button>
        {isRecordable && <RecordTestButton session={session.session} />}
        <Button
          variant="default"
          leftSection={<IconHelpCircle size={18} aria-hidden />}
          aria-expanded={isWhyOpen}
          onClick={toggleWhy}
        >
          <Trans>Waarom?</Trans>
        </Button>
      </div>
      {isWhyOpen && (
        <Suspense fallback={<Skeleton height={80} m="sm" />}>
          <WhyPanel key={attempt} session={session.session} />
        </Suspense>
      )}
      <div className={styles.tryArea}>
        <div className={styles.trySheet} data-width={width}>
          <TryOutPages key={attempt} session={session.session} />
        </div>
      </div>
    </>
  );
}
