import { loadProblemMessages } from '@form-builder/core/messages/load-problem-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { createPublicForm } from '@form-builder/core/public-form/create-public-form.ts';
import type { PublicTheme } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { publicThemeOf } from '@form-builder/core/public-form/public-theme.ts';
import { offeredLanguages } from '@form-builder/core/translations/offered-languages.ts';
import { minTranslatedPercent } from '@form-builder/core/version-settings/translation-settings.ts';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import { browserClock } from '../../../form-preview/browser-clock.ts';
import { useThemeStyle } from '../../../themes/use-theme-style.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { useEditor } from '../../editor/editor-context.ts';
import type { TranslatedVersion } from '../look/preview-look.ts';
import { findSampleLogins } from './sample-logins.ts';
import type { Scenario } from './scenario.ts';
import { VisitorFrame } from './visitor-frame.tsx';
import type { VisitorPage } from './visitor-page.ts';

/** The pause after an edit before the form is shown again, so that no key waits for it. */
const restMs = 200;

interface FormRunProps {
  /** The form as it is edited, with the theme and the translations to show. */
  readonly version: TranslatedVersion;
  readonly language: Language;
  /** What goes wrong; absent when everything works. */
  readonly scenario: Scenario | undefined;
  readonly answers: Answers;
  /** The page to show; the visitor may go on from there. */
  readonly pageId: string | undefined;
  readonly page: RefObject<VisitorPage | null>;
  readonly onProgress: (answers: Answers, pageId: string) => void;
}

/** Runs the edited form in the real element; nothing is sent. */
export function FormRun({ version, language, scenario, ...run }: FormRunProps) {
  const { t } = useLingui();
  const { ids } = useEditor();
  const [start] = useState(() => ({
    formId: ids.createId(),
    versionId: ids.createId(),
    logins: findSampleLogins(version.pages, run.answers),
  }));
  const [settled] = useDebouncedValue(version, restMs);
  const theme = useTheme(settled);
  const { data: texts } = useQuery({
    queryKey: ['problem-text', language],
    queryFn: () => loadProblemMessages(language),
    staleTime: Infinity,
    // The frame stays while the texts of another language load.
    placeholderData: keepPreviousData,
  });
  const visit = useMemo(() => {
    if (!texts) return undefined;
    const { formId, versionId: id, logins } = start;
    const shown = offer({ ...settled, id }, language);
    const place = { formId, environment: 'development', organisation: '', theme } as const;
    return {
      formId,
      language,
      scenario,
      logins,
      person: t`Testpersoon`,
      formIn: (wanted: string) => ({
        ...createPublicForm({
          ...place,
          version: shown,
          language: languageIn(wanted, offeredLanguages(shown, fieldTypes)),
        }),
        // Visitors see no notice of a test.
        is_test: false,
      }),
      translate: createTranslator(language, texts),
      createId: () => ids.createId(),
      now: browserClock.now,
    };
  }, [ids, language, scenario, settled, start, t, texts, theme]);
  if (!visit) return <Skeleton height={240} />;
  return <VisitorFrame visit={visit} {...run} />;
}

/** The version with the chosen language for visitors, even if too little of it is translated. */
function offer<V extends TranslatedVersion>(version: V, language: Language): V {
  if (offeredLanguages(version, fieldTypes).includes(language)) return version;
  return { ...version, settings: { ...version.settings, [minTranslatedPercent.key]: 1 } };
}

const languageIn = (wanted: string, offered: readonly Language[]): Language => {
  const locale = chooseLocale({ app: wanted }, offered);
  return offered.find((language) => locale.startsWith(language)) ?? offered[0] ?? 'nl';
};

function useTheme(version: EditedVersion): PublicTheme {
  const { theme_settings: settings } = version;
  const style = useThemeStyle(settings, version.settings['theme.css']);
  return useMemo(() => publicThemeOf(settings, { style, style_url: null }), [settings, style]);
}
