import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { VisitorPage, type VisitorVisit } from './visitor-page.ts';
import styles from './scenarios.module.css';

interface VisitorFrameProps {
  readonly visit: VisitorVisit;
  /** The language of the form. */
  readonly language: string;
}

/** The real element in a page of its own. */
export function VisitorFrame({ visit, language }: VisitorFrameProps) {
  const { t } = useLingui();
  const page = useRef<VisitorPage>(undefined);
  const shown = useRef(visit);
  useEffect(() => {
    shown.current = visit;
    page.current?.show(visit);
  }, [visit]);
  return (
    <iframe
      className={styles.frame ?? ''}
      title={t`Het formulier zoals de bezoeker het ziet`}
      srcDoc={`<!doctype html><html lang="${language}"><title>-</title><body></body></html>`}
      onLoad={({ currentTarget }) => {
        const view = currentTarget.contentDocument?.defaultView;
        if (!view) return;
        page.current = new VisitorPage(view);
        page.current.show(shown.current);
      }}
    />
  );
}
