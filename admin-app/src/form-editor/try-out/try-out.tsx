import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconHelpCircle, IconRefresh } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useEditor, useEditorState, useIsEditable } from '../editor/editor-context.ts';
import { RecordTestButton } from '../form-tests/record-test-button.tsx';
import { panelPart } from '../panel-part.ts';
import { useTryOut } from './use-try-out.ts';
import { AnswersButton } from './answers-button.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ScenarioNotice, ScenarioSelect } from './scenarios/scenario-select.tsx';
import { scenarios } from './scenarios/scenarios.ts';
import { TryOutPages } from './try-out-pages.tsx';
import styles from './try-out.module.css';

/** Loaded when a designer first asks why. */
const WhyPanel = panelPart(
  () => import('../../explanations/why-panel.tsx'),
  'WhyPanel',
  <Skeleton height={80} m="sm" />,
);

/** Loaded when a designer first wants to see what goes wrong. */
const ScenarioRun = panelPart(
  () => import('./scenarios/scenario-run.tsx'),
  'ScenarioRun',
  <Skeleton height={240} />,
);

const widths = ['360', '768', 'full'] as const;

/** Runs the form as for a visitor, with rules and validation; nothing is sent. */
export function TryOut() {
  const { t } = useLingui();
  const [width, setWidth] = useState<string>('full');
  const { formType, state } = useEditor();
  const { scenarioId } = useEditorState();
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const select = useRef<HTMLInputElement>(null);
  const choose = (id: string | null) => {
    state.scenarioId = id;
  };
  const end = () => {
    choose(null);
    select.current?.focus();
  };
  const isRecordable = useIsEditable() && formType === 'form';
  const [isWhyOpen, { toggle: toggleWhy }] = useDisclosure();
  const [seed, setSeed] = useState(1);
  const { session, attempt, pageIndex, openPage, restart, startAs, redraw } = useTryOut();
  return (
    <>
      <div className={styles.bar}>
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
          onClick={() => restart()}
        >
          <Trans>Opnieuw beginnen</Trans>
        </Button>
        <AnswersButton
          session={session}
          pageIndex={pageIndex}
          seed={seed}
          onSeed={setSeed}
          onFilled={redraw}
          onUse={startAs}
        />
        {isRecordable && <PdfButton session={session} />}
        {isRecordable && <RecordTestButton session={session} />}
        <Button
          variant="default"
          leftSection={<IconHelpCircle size={18} aria-hidden />}
          aria-expanded={isWhyOpen}
          onClick={toggleWhy}
        >
          <Trans>Waarom?</Trans>
        </Button>
        <ScenarioSelect ref={select} scenario={scenario} onChoose={choose} />
      </div>
      {scenario && <ScenarioNotice scenario={scenario} onEnd={end} />}
      {isWhyOpen && <WhyPanel key={attempt} session={session} />}
      <div className={styles.area}>
        <div className={styles.sheet} data-form-ground data-width={width}>
          {scenario ? (
            <ScenarioRun key={attempt} scenario={scenario} session={session} />
          ) : (
            <TryOutPages key={attempt} session={session} index={pageIndex} onOpen={openPage} />
          )}
        </div>
      </div>
    </>
  );
}
