import type { Page } from '@form-builder/core/form/form-definition.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDeferredValue, useRef } from 'react';
import { useDropTarget } from '../drag/use-drop-target.ts';
import {
  useEditedVersion,
  useEditor,
  useIsEditable,
  useShownPage,
} from '../editor/editor-context.ts';
import { addPage } from '../editor/page-actions.ts';
import { PageTabs } from './page-tabs.tsx';
import { RenderedPage } from './rendered-page.tsx';
import { useLasso } from './use-lasso.ts';
import { useStartState, type StartState } from './use-start-state.ts';
import styles from './canvas.module.css';

/** Shows the page as the visitor sees it, with fields to select, move and drop. */
export function Canvas() {
  const editor = useEditor();
  const page = useShownPage();
  const start = useStartState(useEditedVersion());
  const canvas = useRef<HTMLDivElement>(null);
  useLasso(canvas);
  return (
    <div ref={canvas} className={styles.canvas}>
      {editor.formType === 'form' && <PageTabs />}
      {page ? <Sheet key={page.id} page={page} start={start} /> : <NoPages />}
    </div>
  );
}

function Sheet({ page, start }: { page: Page; start: StartState }) {
  // Drawing may be delayed while the designer types; the input must not be.
  const version = useDeferredValue(useEditedVersion());
  const drawn = version.pages.find(({ id }) => id === page.id) ?? page;
  const sheet = useRef<HTMLDivElement>(null);
  const side = useDropTarget(sheet, 'page', page.id);
  return (
    <div ref={sheet} className={styles.sheet} data-form-ground data-drop={side}>
      <RenderedPage page={drawn} version={version} start={start} />
    </div>
  );
}

function NoPages() {
  const editor = useEditor();
  const isEditable = useIsEditable();
  return (
    <div className={styles.sheet}>
      <div className={styles.emptyPage}>
        <p>
          <strong>
            <Trans>Begin met een pagina</Trans>
          </strong>
        </p>
        <p>
          <Trans>Een formulier heeft een of meer pagina’s met velden.</Trans>
        </p>
        {isEditable && (
          <Button mt="sm" onClick={() => addPage(editor)}>
            <Trans>Pagina toevoegen</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
