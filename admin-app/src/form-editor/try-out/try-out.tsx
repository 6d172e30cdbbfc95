import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { panelPart } from '../panel-part.ts';
import { withLook } from './look/preview-look.ts';
import { Device, type DeviceWidth } from './device.tsx';
import { TryOutBar } from './try-out-bar.tsx';
import { useTryOut } from './use-try-out.ts';
import { FormRun } from './visit/form-run.tsx';
import { ScenarioNotice } from './visit/scenario-select.tsx';
import { scenarios } from './visit/scenarios.ts';
import type { VisitorPage } from './visit/visitor-page.ts';
import styles from './try-out.module.css';

/** Loaded when a designer first asks why. */
const WhyPanel = panelPart(
  () => import('../../explanations/why-panel.tsx'),
  'WhyPanel',
  <Skeleton height={80} m="sm" />,
);

interface TryOutProps {
  readonly version: Pick<Version, 'languages' | 'translations'>;
  /** Beside the canvas, whose page it shows; otherwise instead of it. */
  readonly isBeside?: boolean;
}

/** Runs the form as for a visitor, with rules and validation; nothing is sent. */
export function TryOut({ version, isBeside = false }: TryOutProps) {
  const edited = useEditedVersion();
  const { state } = useEditor();
  const { scenarioId, look, pageId } = useEditorState();
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const [width, setWidth] = useState<DeviceWidth>(isBeside ? 'phone' : 'desktop');
  const select = useRef<HTMLInputElement>(null);
  const page = useRef<VisitorPage>(null);
  const [isWhyOpen, { toggle: toggleWhy }] = useDisclosure();
  const run = useTryOut();
  const shown = useMemo(() => withLook(edited, version, look), [edited, version, look]);
  const { session, attempt, answers, progress } = run;
  const end = () => {
    state.scenarioId = null;
    select.current?.focus();
  };
  return (
    <>
      <TryOutBar
        version={shown}
        run={run}
        width={width}
        onWidth={setWidth}
        isBeside={isBeside}
        isWhyOpen={isWhyOpen}
        onWhy={toggleWhy}
        onPrint={() => page.current?.print()}
        select={select}
        scenario={scenario}
      />
      {scenario && <ScenarioNotice scenario={scenario} onEnd={end} />}
      {isWhyOpen && <WhyPanel key={attempt} session={session} />}
      {edited.pages.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Dit formulier heeft nog geen pagina’s.</Trans>
        </p>
      ) : (
        <Device width={width}>
          <FormRun
            key={attempt}
            version={shown}
            language={look.language ?? ownLanguage(version.languages)}
            scenario={scenario}
            answers={answers}
            pageId={isBeside ? (pageId ?? undefined) : undefined}
            page={page}
            onProgress={progress}
          />
        </Device>
      )}
    </>
  );
}
