import { resolveSteps } from '@form-builder/core/navigation/steps.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import { palettesOf } from '@form-builder/core/theme/find-contrast-faults.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { createFieldErrors, PreviewScreen } from '@form-builder/renderer-element/preview';
import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import { currentRegion } from '../../languages/languages.ts';
import { useThemeStyle } from '../use-theme-style.ts';
import { createSampleForm, sampleError } from './sample-form.ts';
import { PreviewTheme } from './preview-theme.tsx';
import styles from '../theme-form.module.css';

interface ThemePreviewProps {
  readonly settings: ThemeSettings;
  readonly css: string;
}

/** The theme on real fields, which can be tried: hover, focus and choices included. */
export function ThemePreview({ settings, css }: ThemePreviewProps) {
  const { t, i18n } = useLingui();
  const [palette, setPalette] = useState<string>('light');
  const isDark = settings.has_dark === true && palette === 'dark';
  const shown = useMemo(() => inOnePalette(settings, isDark), [settings, isDark]);
  const style = useThemeStyle(shown, css);
  const extraStyles = useMemo(() => [style], [style]);
  const form = useMemo(() => createSampleForm((text) => i18n._(text)), [i18n]);
  const session = useMemo(() => createTryOutSession(form), [form]);
  const errors = useMemo(() => sampleErrors(session), [session]);
  return (
    <section className={styles.preview} aria-label={t`Voorbeeld`}>
      <div className={styles.previewBar}>
        <Title order={2} size="h5">
          <Trans>Zo ziet de bezoeker het</Trans>
        </Title>
        {settings.has_dark === true && (
          <SegmentedControl
            aria-label={t`Weergave`}
            value={palette}
            onChange={setPalette}
            data={[
              { value: 'light', label: t`Licht` },
              { value: 'dark', label: t`Donker` },
            ]}
          />
        )}
      </div>
      <VisitorFields
        session={session}
        extraStyles={extraStyles}
        errors={errors}
        locale={currentRegion()}
        frame={(fields) => (
          <>
            <PreviewTheme settings={settings} />
            <PreviewScreen
              form={{ title: t`Parkeervergunning aanvragen`, pages: [...form.pages], settings: {} }}
              pageIndex={0}
              formSteps={resolveSteps(session)}
              session={session}
            >
              {fields}
            </PreviewScreen>
          </>
        )}
      />
    </section>
  );
}

/** A theme with one of its palettes for everybody, whatever the device of the administrator prefers. */
function inOnePalette(settings: ThemeSettings, isDark: boolean): ThemeSettings {
  const light = { ...settings, has_dark: false };
  const { dark_colours: dark } = palettesOf(settings);
  return isDark && dark !== undefined ? { ...light, colours: dark } : light;
}

function sampleErrors(session: Session) {
  const errors = createFieldErrors();
  const found = validateSession(session, 0).flatMap((issue) => {
    const cell = session.findCellByPath(issue.path);
    return cell?.field.id === sampleError ? [[cell.key, issue] as const] : [];
  });
  errors.replace(new Map(found));
  return errors;
}
