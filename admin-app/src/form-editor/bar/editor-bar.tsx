import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Badge, Button } from '@mantine/core';
import { IconArrowLeft, IconEye, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { screensOfType } from '../../access/screens-of-type.ts';
import { lazyPart } from '../../feedback/lazy-part.tsx';
import { useHeadingFocus } from '../../frame/page/use-heading-focus.ts';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { versionSelected } from '../editor/selection.ts';
import { JournalButton } from '../journal/journal-button.tsx';
import { ProblemsButton } from '../problems/problems-button.tsx';
import { RemarksButton } from '../remarks/remarks-button.tsx';
import { panelPart } from '../panel-part.ts';
import { PublishButton } from './publish-button.tsx';
import { SavedState } from './saved-state.tsx';
import { IntegrationsLink } from './integrations-link.tsx';
import { TranslationsLink } from './translations-link.tsx';
import { FindButton } from './find-button.tsx';
import { PreviewButton } from './preview-button.tsx';
import { RulesButton } from './rules-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import styles from './editor-bar.module.css';

/** Colleagues are not part of the first view; they are told of this tab once it shows. */
const PresentUsers = lazyPart(
  async () => (await import('../presence/present-users.tsx')).PresentUsers,
);
const StandingBadge = panelPart(() => import('../publish/standing-badge.tsx'), 'StandingBadge');

/** Most drafts are not proposed, so that what shows it loads later. */
const isAwaited = ({ state }: Version['environments'][number]) =>
  state === 'proposed' || state === 'approved' || state === 'rejected';

interface EditorBarProps {
  readonly version: Version;
  readonly onPublish: () => void;
}

/** The bar at the top: title, save state, undo and redo, problems, try-out, publish. */
export function EditorBar({ version, onPublish }: EditorBarProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const { mode } = useEditorState();
  const isTrying = mode === 'try';
  return (
    <header className={styles.bar}>
      <ActionIcon
        component={Link}
        to={addressOf(screensOfType[version.form_type].versions, { id: version.form_id })}
        variant="subtle"
        color="gray"
        aria-label={t`Terug naar het formulier`}
      >
        <IconArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={styles.name}>
        <FormTitle />
        <Badge variant="light" color="gray" tt="none" className={styles.number}>
          <Trans>Versie {version.number}</Trans>
        </Badge>
        {version.environments.some(isAwaited) && <StandingBadge version={version} />}
        <SavedState />
        <PresentUsers version={version} />
      </div>
      <div className={styles.tools}>
        <UndoButtons />
        <JournalButton versionId={version.id} />
        <ProblemsButton />
        <RemarksButton versionId={version.id} />
        <FindButton />
        <RulesButton />
        <PreviewButton />
        <Button
          variant="default"
          size="compact-md"
          aria-pressed={isTrying}
          data-guide="try"
          leftSection={
            isTrying ? <IconPencil size={18} aria-hidden /> : <IconEye size={18} aria-hidden />
          }
          onClick={() => (editor.state.mode = isTrying ? 'edit' : 'try')}
        >
          {isTrying ? <Trans>Bewerken</Trans> : <Trans>Uitproberen</Trans>}
        </Button>
        <TranslationsLink version={version} />
        {version.form_type === 'form' && <IntegrationsLink version={version} />}
        <PublishButton version={version} onPublish={onPublish} />
      </div>
    </header>
  );
}

/** Apart from the bar, which no key renders again. */
function FormTitle() {
  const { t } = useLingui();
  const editor = useEditor();
  const { title } = useEditedVersion();
  const heading = useHeadingFocus();
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      <button
        type="button"
        className={styles.titleButton}
        onClick={() => editor.select(versionSelected)}
        title={t`Instellingen van het formulier`}
      >
        {title}
      </button>
    </h1>
  );
}
