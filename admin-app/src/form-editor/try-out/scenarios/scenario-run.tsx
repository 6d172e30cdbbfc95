import { createPublicForm } from '@form-builder/core/public-form/create-public-form.ts';
import { loadProblemMessages } from '@form-builder/core/messages/load-problem-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { PublicTheme } from '@form-builder/core/contract/visitor/public-forms.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserClock } from '../../../form-preview/browser-clock.ts';
import { useThemeStyle } from '../../../themes/use-theme-style.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { useEditedVersion, useEditor } from '../../editor/editor-context.ts';
import type { Scenario } from './scenario.ts';
import { VisitorFrame } from './visitor-frame.tsx';

const language = 'nl';

interface ScenarioRunProps {
  readonly scenario: Scenario;
  /** The run whose answers the visitor has given already. */
  readonly session: Session;
}

/** Runs the edited form in the real element, in a situation in which something is wrong. */
export function ScenarioRun({ scenario, session }: ScenarioRunProps) {
  const { ids } = useEditor();
  const [answers] = useState(() => session.allAnswers());
  const version = useEditedVersion();
  const theme = useTheme(version);
  const { data: texts } = useQuery({
    queryKey: ['problem-text', language],
    queryFn: () => loadProblemMessages(language),
    staleTime: Infinity,
  });
  const visit = useMemo(() => {
    if (!texts) return undefined;
    const whole = { ...version, id: ids.createId(), languages: [language], translations: {} };
    const place = { formId: ids.createId(), environment: 'development', organisation: '' } as const;
    return {
      scenario,
      form: createPublicForm({ ...place, version: whole, language, theme }),
      translate: createTranslator(language, texts),
      createId: () => ids.createId(),
      now: browserClock.now,
      answers,
    };
  }, [answers, ids, scenario, texts, theme, version]);
  if (!visit) return <Skeleton height={240} />;
  return <VisitorFrame visit={visit} language={language} />;
}

function useTheme(version: EditedVersion): PublicTheme {
  const { theme_settings: settings } = version;
  const style = useThemeStyle(settings, version.settings['theme.css']);
  return useMemo(() => {
    const { logo: url, logo_alt: alt = '', logo_alignment: alignment = 'start' } = settings;
    return { style, style_url: null, logo: url === undefined ? null : { url, alt, alignment } };
  }, [settings, style]);
}
