import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TranslationProgress } from '@form-builder/core/translations/measure-translation.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { SavedState } from '../../form-editor/bar/saved-state.tsx';
import { UndoButtons } from '../../form-editor/bar/undo-buttons.tsx';
import { PageHeader } from '../../frame/page/page-heading.tsx';
import { useMayOpen } from '../../session/use-may-open.ts';
import { TranslationFiles } from '../files/translation-files.tsx';
import { ProgressBar } from '../overview/translation-progress.tsx';
import styles from '../translation-view.module.css';

interface TranslationBarProps {
  readonly version: Version;
  readonly language: Language;
  /** The state of the translation into the language. */
  readonly name: string;
  readonly progress: TranslationProgress;
}

/** The bar at the top: title, progress, save state, undo and redo. */
export function TranslationBar({ version, language, name, progress }: TranslationBarProps) {
  const { form_title: formTitle, number } = version;
  const mayOpen = useMayOpen();
  return (
    <PageHeader
      title={<Trans>Vertalen: {name}</Trans>}
      lead={
        <div className={styles.lead}>
          <Trans>
            {formTitle}, versie {number}
          </Trans>
          <ProgressBar name={name} progress={progress} />
          {mayOpen('settingsGlossary') && (
            <Anchor component={Link} to={addressOf('settingsGlossary')} size="sm">
              <Trans>Woordenlijst</Trans>
            </Anchor>
          )}
        </div>
      }
      actions={
        <div className={styles.actions}>
          <SavedState />
          <UndoButtons />
          <TranslationFiles version={version} language={language} />
        </div>
      }
    />
  );
}
