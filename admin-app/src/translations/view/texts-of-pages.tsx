import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { translationState } from '@form-builder/core/translations/translation-state.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { useEditedVersion, useIsEditable } from '../../form-editor/editor/editor-context.ts';
import { translationsOf } from '../texts/filter-texts.ts';
import { groupName } from '../texts/group-name.ts';
import type { TranslationGroup } from '../texts/translation-groups.ts';
import { TranslationRow } from './translation-row.tsx';
import { useTermFinder } from '../../glossary/notes/use-term-finder.ts';
import { useSuggestions } from '../texts/use-suggestions.ts';
import styles from '../translation-view.module.css';

interface TextsOfPagesProps {
  /** The pages to show; none when no text matches the filter. */
  readonly groups: readonly TranslationGroup[];
  readonly version: Version;
  readonly language: Language;
  readonly onFocus: (key: string) => void;
}

/** The texts of pages, each beside its translation; a heading above each of several pages. */
export function TextsOfPages({ groups, version, language, onFocus }: TextsOfPagesProps) {
  const { i18n } = useLingui();
  const document = useEditedVersion();
  const isEditable = useIsEditable();
  const suggestions = useSuggestions(version.id, language);
  const source = ownLanguage(version.languages);
  const findTerms = useTermFinder(source, language);
  const texts = translationsOf(document);
  if (groups.length === 0)
    return (
      <Text c="gray.7" py="xl">
        <Trans>Er zijn geen teksten die hieraan voldoen.</Trans>
      </Text>
    );
  return groups.map((group) => (
    <section key={group.pageId ?? ''} className={styles.page}>
      {groups.length > 1 && (
        <Title order={2} size="h5" mb="xs">
          {groupName(group, i18n)}
        </Title>
      )}
      <BorderedList>
        {group.texts.map((text) => (
          <TranslationRow
            key={text.key}
            text={text}
            source={source}
            language={language}
            translation={texts.translations[language]?.[text.key] ?? ''}
            note={texts.translation_notes?.[language]?.[text.key]}
            state={translationState(texts, language, text)}
            suggestion={suggestions.get(text.text)}
            findTerms={findTerms}
            isReadOnly={!isEditable}
            onFocus={onFocus}
          />
        ))}
      </BorderedList>
    </section>
  ));
}
