import type { Language } from '@form-builder/core/messages/languages.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { measureTranslation } from '@form-builder/core/translations/measure-translation.ts';
import {
  ownLanguage,
  textLanguages,
  translatedLanguages,
} from '@form-builder/core/translations/translations.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
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
  const own = ownLanguage(version.languages);
  const languages = textLanguages(version.languages, translatedLanguages(version.translations));
  if (languages.length < 2) return null;
  const labelOf = (language: Language) => {
    const { percent } = measureTranslation(version, language, fieldTypes);
    const name = languageName(language);
    return language === own || percent === 100 ? name : t`${name} (${percent}% vertaald)`;
  };
  return (
    <Select
      className={styles.select ?? ''}
      label={t`Taal`}
      size="xs"
      allowDeselect={false}
      data={languages.map((value) => ({ value, label: labelOf(value) }))}
      value={look.language ?? own}
      onChange={(chosen) => {
        const language = languages.find((one) => one === chosen);
        if (language) state.look = ref({ ...look, language });
      }}
    />
  );
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
