import type { Page } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { use, useDeferredValue, useRef } from 'react';
import { useDropTarget } from '../drag/use-drop-target.ts';
import {
  useEditedVersion,
  useEditor,
  useEditorState,
  useIsEditable,
  useShownPage,
} from '../editor/editor-context.ts';
import { CoverageContext } from '../form-tests/coverage-context.ts';
import { addPage } from '../editor/page-actions.ts';
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

/** A button for each page. */
function PageTabs() {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const { pageId, isEditable } = useEditorState();
  const untested = use(CoverageContext);
  return (
    <nav className={styles.pages} aria-label={t`Pagina’s`}>
      {pages.map((page, index) => (
        <Button
          key={page.id}
          size="compact-sm"
          variant={page.id === pageId ? 'light' : 'subtle'}
          color={page.id === pageId ? 'accent' : 'gray'}
          aria-current={page.id === pageId ? 'page' : undefined}
          onClick={() => editor.select({ kind: 'page', id: page.id })}
        >
          {index + 1}. {page.title || t`Zonder titel`}
          {untested.has(page.id) && (
            <span className={styles.untested}>{untested.get(page.id)}</span>
          )}
        </Button>
      ))}
      {isEditable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Pagina toevoegen`}
          onClick={() => addPage(editor)}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      )}
    </nav>
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
