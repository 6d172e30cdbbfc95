import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { translationState } from '@form-builder/core/translations/translation-state.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { useEditedVersion, useIsEditable } from '../../form-editor/editor/editor-context.ts';
import { translationsOf } from '../texts/filter-texts.ts';
import type { TranslationGroup } from '../texts/translation-groups.ts';
import { TranslationRow } from './translation-row.tsx';
import { useTermFinder } from '../../glossary/notes/use-term-finder.ts';
import { useSuggestions } from '../texts/use-suggestions.ts';

interface TextsOfPageProps {
  /** Absent when no text matches the filter. */
  readonly group: TranslationGroup | undefined;
  readonly version: Version;
  readonly language: Language;
  readonly onFocus: (key: string) => void;
}

/** The texts of one page, each beside its translation. */
export function TextsOfPage({ group, version, language, onFocus }: TextsOfPageProps) {
  const document = useEditedVersion();
  const isEditable = useIsEditable();
  const suggestions = useSuggestions(version.id, language);
  const source = ownLanguage(version.languages);
  const findTerms = useTermFinder(source, language);
  const texts = translationsOf(document);
  if (!group)
    return (
      <Text c="gray.7" py="xl">
        <Trans>Er zijn geen teksten die hieraan voldoen.</Trans>
      </Text>
    );
  return (
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
  );
}
