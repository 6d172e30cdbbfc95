import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { sessionState } from '../../session/session-state.ts';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { isTriedOut, markTriedOut, writeGuide } from '../../session/guide-store.ts';
import { guideSteps, type GuideStep } from './guide-steps.ts';
import styles from './guide-panel.module.css';

interface GuidePanelProps {
  readonly version: Pick<Version, 'environments'>;
}

/** The steps to a first form, above the canvas; each ticks once the form shows that it happened. */
export function GuidePanel({ version }: GuidePanelProps) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const headingId = useId();
  const [isWhole, setWhole] = useState(false);
  const done = useDoneSteps(version);
  const next = guideSteps.find(({ id }) => !done.has(id));
  const [count, total] = [done.size, guideSteps.length];
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.row}>
        <Title order={2} size="h6" id={headingId}>
          <Trans>Je eerste formulier</Trans>
        </Title>
        <Text size="sm" c="gray.7">
          <Trans>
            {count} van {total} stappen klaar
          </Trans>
        </Text>
        <Text size="sm" role="status" className={styles.title}>
          {next ? (
            <>
              <VisuallyHidden>
                <Trans>Volgende stap:</Trans>{' '}
              </VisuallyHidden>
              <strong>{i18n._(next.label)}.</strong> {i18n._(next.help)}
            </>
          ) : (
            <Trans>Gelukt! Dit was alles. Je kunt dit nu sluiten.</Trans>
          )}
        </Text>
        {next && <ShowButton step={next} />}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Minder stappen</Trans> : <Trans>Alle stappen</Trans>}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => endGuide(editor)}>
          {next ? <Trans>Niet meer tonen</Trans> : <Trans>Sluiten</Trans>}
        </Button>
      </div>
      {isWhole && (
        <ol className={styles.steps}>
          {guideSteps.map((step) => (
            <Step key={step.id} step={step} isDone={done.has(step.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Step({ step, isDone }: { readonly step: GuideStep; readonly isDone: boolean }) {
  const { t, i18n } = useLingui();
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <li className={styles.row}>
      <Icon size={18} aria-label={isDone ? t`Gedaan` : t`Nog te doen`} role="img" />
      <Text size="sm">{i18n._(step.label)}</Text>
      <ShowButton step={step} />
    </li>
  );
}

function ShowButton({ step }: { readonly step: GuideStep }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const label = i18n._(step.label);
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t`Laat zien: ${label}`}
      onClick={() => step.show(editor)}
    >
      <Trans>Laat zien</Trans>
    </Button>
  );
}

/** The ids of the steps that the form shows to have happened. */
function useDoneSteps({ environments }: GuidePanelProps['version']): ReadonlySet<string> {
  const editor = useEditor();
  const { mode } = useEditorState();
  const document = useEditedVersion();
  const userId = sessionState.user?.id ?? '';
  const [isTried, setTried] = useState(() => isTriedOut(userId, editor.versionId));
  useEffect(() => {
    if (mode !== 'try') return;
    setTried(true);
    markTriedOut(userId, editor.versionId);
  }, [mode, userId, editor]);
  const view = { document, texts: editor.texts, isTried, environments };
  return new Set(guideSteps.filter(({ isDone }) => isDone(view)).map(({ id }) => id));
}

/** Ends the guide for good, and says where it is; the focus goes to the title of the form. */
function endGuide(editor: ReturnType<typeof useEditor>): void {
  const userId = sessionState.user?.id;
  if (userId !== undefined) writeGuide(userId, 'ended');
  editor.state.isGuided = false;
  editor.notify({ text: msg`Je vindt de stappen terug met Ctrl K.`, canUndo: false });
  document.querySelector<HTMLElement>('h1 button')?.focus();
}
