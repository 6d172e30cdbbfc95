import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { measureTranslation } from '@form-builder/core/translations/measure-translation.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ConflictPanel } from '../../form-editor/autosave/conflict-panel.tsx';
import {
  useEditedVersion,
  useEditor,
  useIsUnsaved,
} from '../../form-editor/editor/editor-context.ts';
import { useEditorKeys } from '../../form-editor/keyboard/use-editor-keys.ts';
import { RefusedBanner } from '../../form-editor/banners/refused-banner.tsx';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import { groupsToShow, isShort, type ChosenPage } from '../texts/chosen-page.ts';
import { filterTexts, type TextFilter } from '../texts/filter-texts.ts';
import { findNextOpen } from '../texts/find-next-open.ts';
import { focusText } from '../texts/focus-text.ts';
import { languageName } from '../../languages/language-name.ts';
import { LockedNotice } from './locked-notice.tsx';
import { TextsOfPages } from './texts-of-pages.tsx';
import { TranslatedPreview } from './translated-preview.tsx';
import { TranslationBar } from './translation-bar.tsx';
import { translationGroups } from '../texts/translation-groups.ts';
import { TranslationTools } from './translation-tools.tsx';
import { useTranslationCrumbs } from '../use-translation-crumbs.ts';
import styles from '../translation-view.module.css';

interface TranslationViewProps {
  readonly version: Version;
  readonly language: Language;
}

/** The texts of a form beside their translations, page by page. */
export function TranslationView({ version, language }: TranslationViewProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const document = useEditedVersion();
  const name = languageName(language);
  useTranslationCrumbs(version, name);
  useEditorKeys(editor);
  useUnsavedChangesGuard(useIsUnsaved(), () => editor.autosave.flush());
  const groups = useMemo(() => translationGroups(document), [document]);
  const [filter, setFilter] = useState<TextFilter>({ show: 'all', search: '' });
  const [page, setPage] = useState<ChosenPage>('all');
  const [active, setActive] = useState<string>();
  // Texts that are translated while a filter is active remain visible: the list changes with the
  // filter, not with typing.
  const shown = useMemo(
    () => filterTexts(translationGroups(editor.document()), editor.document(), language, filter),
    [editor, language, filter],
  );
  const drawn = groupsToShow(shown, page);
  const goToNext = () => {
    const next = findNextOpen(groups, document, language, active);
    if (!next) return;
    if (!shown.some(({ texts }) => texts.some(({ key }) => key === next.key)))
      setFilter({ show: 'all', search: '' });
    if (page !== 'all' || !isShort(groups)) setPage({ pageId: next.pageId });
    focusText(next.key);
  };
  const progress = measureTranslation(withTranslations(document), language, fieldTypes);
  return (
    <article
      className={styles.screen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        goToNext();
      }}
    >
      <TranslationBar version={version} language={language} name={name} progress={progress} />
      <LockedNotice version={version} />
      <ConflictPanel />
      <RefusedBanner />
      <TranslationTools
        groups={shown}
        chosen={drawn === shown ? 'all' : (drawn[0] ?? page)}
        counts={progress.counts}
        filter={filter}
        onChoose={setPage}
        onFilter={setFilter}
        onNext={goToNext}
      />
      <div className={styles.columns}>
        <section className={styles.texts} aria-label={t`Teksten`}>
          <TextsOfPages groups={drawn} version={version} language={language} onFocus={setActive} />
        </section>
        <TranslatedPreview version={version} language={language} active={active} />
      </div>
    </article>
  );
}

const withTranslations = <T extends object>(document: T) => ({ translations: {}, ...document });
