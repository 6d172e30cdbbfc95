import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { panelPart } from '../panel-part.ts';
import { withLook } from './look/preview-look.ts';
import { Device, type DeviceWidth } from './device.tsx';
import { PreviewWindow } from './place/preview-window.tsx';
import type { PreviewPlace } from './place/show-preview.ts';
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
  /** With the canvas on screen it shows the same page. */
  readonly place: PreviewPlace;
}

/** Runs the form as for a visitor, with rules and validation; nothing is sent. */
export function TryOut({ version, place }: TryOutProps) {
  const edited = useEditedVersion();
  const { state } = useEditor();
  const { scenarioId, look, pageId, previewWindow } = useEditorState();
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const [width, setWidth] = useState<DeviceWidth>(place === 'beside' ? 'phone' : 'desktop');
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
        place={place}
        isWhyOpen={isWhyOpen}
        onWhy={toggleWhy}
        onPrint={() => page.current?.print()}
        select={select}
        scenario={scenario}
      />
      {scenario && <ScenarioNotice scenario={scenario} onEnd={end} />}
      {isWhyOpen && <WhyPanel key={attempt} session={session} />}
      <Screen width={width} view={place === 'window' ? previewWindow : null}>
        {edited.pages.length === 0 ? (
          <p className={styles.empty}>
            <Trans>Dit formulier heeft nog geen pagina’s.</Trans>
          </p>
        ) : (
          <FormRun
            key={attempt}
            version={shown}
            language={look.language ?? ownLanguage(version.languages)}
            scenario={scenario}
            answers={answers}
            pageId={place === 'instead' ? undefined : (pageId ?? undefined)}
            page={page}
            onProgress={progress}
          />
        )}
      </Screen>
    </>
  );
}

interface ScreenProps {
  readonly width: DeviceWidth;
  readonly view: Window | null;
  readonly children: ReactNode;
}

/** A device in this page, or a window of its own. */
function Screen({ width, view, children }: ScreenProps) {
  return view ? (
    <PreviewWindow view={view}>{children}</PreviewWindow>
  ) : (
    <Device width={width}>{children}</Device>
  );
}
