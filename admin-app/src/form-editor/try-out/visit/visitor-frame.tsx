import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { VisitorPage, type VisitorVisit } from './visitor-page.ts';
import styles from './visit.module.css';

interface VisitorFrameProps {
  readonly visit: VisitorVisit;
  /** The answers to show; those that the visitor just gave are shown already. */
  readonly answers: Answers;
  /** The page to show; the visitor may go on from there. */
  readonly pageId: string | undefined;
  readonly page: RefObject<VisitorPage | null>;
  readonly onProgress: (answers: Answers, pageId: string) => void;
}

const emptyPage = '<!doctype html><html lang="nl"><title>-</title><body></body></html>';

/** The real element in a page of its own, which follows the edits of the form. */
export function VisitorFrame({ visit, answers, pageId, page, onProgress }: VisitorFrameProps) {
  const { t } = useLingui();
  const [isBehind, setBehind] = useState(false);
  const shown = useRef({ visit, answers, pageId });
  /** What the frame has: the answers that it began with or reported. */
  const own = useRef(new WeakSet<Answers>([answers]));
  useEffect(() => {
    const before = shown.current;
    shown.current = { visit, answers, pageId };
    if (before.visit.scenario !== visit.scenario) page.current?.open(visit, { answers, pageId });
    else if (before.visit !== visit) void page.current?.change(visit);
    if (!own.current.has(answers)) {
      own.current.add(answers);
      page.current?.restart(answers);
    }
    if (before.pageId !== pageId && pageId !== undefined) page.current?.openPage(pageId);
  }, [visit, answers, pageId, page]);
  useEffect(
    () => () => {
      page.current = null;
    },
    [page],
  );
  const report = (given: Answers, openPageId: string) => {
    own.current.add(given);
    onProgress(given, openPageId);
  };
  return (
    <>
      {isBehind && <BehindNotice onRetry={() => void page.current?.retry()} />}
      <iframe
        className={styles.frame ?? ''}
        title={t`Het formulier zoals de bezoeker het ziet`}
        srcDoc={emptyPage}
        onLoad={({ currentTarget }) => {
          const view = currentTarget.contentDocument?.defaultView;
          if (!view) return;
          page.current = new VisitorPage(view, report, setBehind);
          page.current.open(shown.current.visit, shown.current);
        }}
      />
    </>
  );
}

/** Lies over the page, whose height it leaves as it is. */
function BehindNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.behind}>
      <div className={styles.notice}>
        <p role="status">
          <Trans>
            Het voorbeeld loopt achter: je laatste wijziging kon niet worden opgehaald. Je werk zelf
            blijft bewaard.
          </Trans>
        </p>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          <Trans>Opnieuw proberen</Trans>
        </Button>
      </div>
    </div>
  );
}
