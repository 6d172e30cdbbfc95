import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { allTexts } from '@form-builder/core/translations/all-texts.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { createCanvasSession } from '../../form-editor/canvas/canvas-session.ts';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import type { EditedVersion } from '../../form-editor/document/edited-version.ts';
import { useEditedVersion } from '../../form-editor/editor/editor-context.ts';
import styles from '../translation-view.module.css';

interface TranslatedPreviewProps {
  readonly version: Version;
  readonly language: Language;
  /** The key of the active text. */
  readonly active: string | undefined;
}

/** Previews the field with the active text, in the target language. */
export function TranslatedPreview({ version, language, active }: TranslatedPreviewProps) {
  const { t } = useLingui();
  // Rendering a field may take longer than a key press, so typing has priority.
  const document = useDeferredValue(useEditedVersion());
  const text = allTexts(document, fieldTypes).find(({ key }) => key === active);
  const field = text?.fieldId === undefined ? undefined : findField(document, text.fieldId);
  const translation = text && document.translations?.[language]?.[text.key];
  return (
    <aside className={styles.preview} aria-label={t`Voorbeeld`}>
      <Title order={2} size="h5">
        <Trans>Zo ziet de bezoeker het</Trans>
      </Title>
      {field ? (
        <DrawnField version={version} document={document} field={field} language={language} />
      ) : text ? (
        <p className={styles.words} lang={translation ? language : ownLanguage(version.languages)}>
          {translation ?? text.text}
        </p>
      ) : (
        <Text c="gray.7" size="sm">
          <Trans>Kies een tekst om hem in het formulier te zien.</Trans>
        </Text>
      )}
    </aside>
  );
}

function findField({ pages }: EditedVersion, id: string): Field | undefined {
  for (const { field } of iterateFields(pages)) if (field.id === id) return field;
  return undefined;
}

interface DrawnFieldProps {
  readonly version: Version;
  readonly document: EditedVersion;
  readonly field: Field;
  readonly language: Language;
}

/**
 * One field, rendered with the visitor's views; untranslated texts are in the form's own language.
 */
function DrawnField({ version, document, field, language }: DrawnFieldProps) {
  const { languages } = version;
  const texts = document.translations?.[language];
  const session = useMemo(() => {
    const page = { id: 'preview', title: '', properties: [field] };
    const whole = { title: '', description: '', settings: {}, languages: [...languages] };
    const translations = { [language]: texts ?? {} };
    const translated = translateVersion(
      { ...whole, pages: [page], translations },
      language,
      fieldTypes,
    );
    return createCanvasSession(translated.version.pages[0] ?? page);
  }, [field, language, languages, texts]);
  return (
    <div lang={language}>
      <VisitorFields
        session={session}
        isInert
        locale={chooseLocale({ app: language }, [language])}
      />
    </div>
  );
}
