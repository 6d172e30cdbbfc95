import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, use } from 'react';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { CoverageContext } from '../form-tests/coverage-context.ts';
import { addPage } from '../editor/page-actions.ts';
import styles from './canvas.module.css';

/** A button for each page. */
export function PageTabs() {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const { pageId, isEditable } = useEditorState();
  const untested = use(CoverageContext);
  return (
    <nav className={styles.pages} aria-label={t`Pagina’s`}>
      {pages.map(({ id, title }, index) => (
        <PageTab
          key={id}
          id={id}
          name={`${String(index + 1)}. ${title || t`Zonder titel`}`}
          isCurrent={id === pageId}
          untested={untested.get(id)}
        />
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

interface PageTabProps {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** What the tests of the form never tried on the page. */
  readonly untested: string | undefined;
}

/** The bar follows every edit of the version; a button is rendered again only when it changes itself. */
const PageTab = memo(function PageTab({ id, name, isCurrent, untested }: PageTabProps) {
  const editor = useEditor();
  return (
    <Button
      size="compact-sm"
      variant={isCurrent ? 'light' : 'subtle'}
      color={isCurrent ? 'accent' : 'gray'}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => editor.select({ kind: 'page', id })}
    >
      {name}
      {untested !== undefined && <span className={styles.untested}>{untested}</span>}
    </Button>
  );
});
