import type { Language } from '@form-builder/core/messages/languages.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { measureTranslation } from '@form-builder/core/translations/measure-translation.ts';
import {
  textLanguages,
  translatedLanguages,
} from '@form-builder/core/translations/translations.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ref } from 'valtio';
import { queryClient } from '../../../api/query-client.ts';
import { languageName } from '../../../languages/language-name.ts';
import { themeChoicesQuery, themeQuery } from '../../../themes/themes-queries.ts';
import { useEditor, useEditorState } from '../../editor/editor-context.ts';
import type { TranslatedVersion } from './preview-look.ts';
import styles from './look.module.css';

/** Chooses the language of the form; shown when there is more than one. */
export function LanguageSelect({ version }: { readonly version: TranslatedVersion }) {
  const { t } = useLingui();
  const { state } = useEditor();
  const { look } = useEditorState();
  const percents = useTranslatedPercents(version);
  const languages = [...percents.keys()];
  if (languages.length < 2) return null;
  const labelOf = (language: Language) => {
    const percent = percents.get(language) ?? 100;
    const name = languageName(language);
    return percent === 100 ? name : t`${name} (${percent}% vertaald)`;
  };
  return (
    <Select
      className={styles.select ?? ''}
      label={t`Taal`}
      size="xs"
      allowDeselect={false}
      data={languages.map((value) => ({ value, label: labelOf(value) }))}
      value={look.language ?? languages[0] ?? null}
      onChange={(chosen) => {
        const language = languages.find((one) => one === chosen);
        if (language) state.look = ref({ ...look, language });
      }}
    />
  );
}

/** Measuring goes through every text of the form, so it waits for a pause in editing. */
const restMs = 500;

/** The languages with texts, the own one first, and the percentage of the texts that each has. */
function useTranslatedPercents(version: TranslatedVersion): ReadonlyMap<Language, number> {
  const [rested] = useDebouncedValue(version, restMs);
  return useMemo(() => {
    const languages = textLanguages(rested.languages, translatedLanguages(rested.translations));
    return new Map(
      languages.map((language, index) => [
        language,
        index === 0 ? 100 : measureTranslation(rested, language, fieldTypes).percent,
      ]),
    );
  }, [rested]);
}

const ownTheme = 'own';
const noTheme = 'none';

/** Tries one of the organisation's themes on the form, without choosing it for the form. */
export function ThemeSelect() {
  const { t } = useLingui();
  const { state } = useEditor();
  const { theme } = useEditorState().look;
  const themes = useQuery(themeChoicesQuery()).data ?? [];
  const load = useMutation({
    mutationFn: (id: string) => queryClient.query(themeQuery(id)),
    onSuccess: (chosen) => {
      state.look = ref({ ...state.look, theme: chosen });
    },
  });
  const choose = (value: string) => {
    const { language } = state.look;
    const others = language === undefined ? {} : { language };
    if (value === ownTheme) state.look = ref(others);
    else if (value === noTheme) state.look = ref({ ...others, theme: null });
    else load.mutate(value);
  };
  return (
    <Select
      className={styles.select ?? ''}
      label={t`Thema proberen`}
      size="xs"
      allowDeselect={false}
      data={[
        { value: ownTheme, label: t`Van dit formulier` },
        { value: noTheme, label: t`Standaard, zonder thema` },
        ...themes.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={theme === undefined ? ownTheme : (theme?.id ?? noTheme)}
      onChange={(value) => value !== null && choose(value)}
    />
  );
}
