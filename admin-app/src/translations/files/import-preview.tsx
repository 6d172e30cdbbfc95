import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { TranslationImport } from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { errorText } from '../../api/error-text.ts';
import { combineCommands } from '../../form-editor/document/command.ts';
import { useEditor } from '../../form-editor/editor/editor-context.ts';
import { changeTranslation } from '../texts/translation-commands.ts';
import styles from '../translation-view.module.css';

const reasons: Readonly<Record<TranslationImport['refused'][number]['reason'], MessageDescriptor>> =
  {
    unknown: msg`Deze tekst is er niet (meer) in deze versie.`,
    repeated: msg`Deze tekst staat vaker in het bestand.`,
    too_long: msg`De vertaling is te lang.`,
    placeholders: msg`De formules in deze vertaling zijn niet dezelfde als in de tekst.`,
  };

const imported = msg`vertalingen importeren`;

interface ImportPreviewProps {
  readonly report: TranslationImport | null;
  /** Why the file could not be read. */
  readonly error: Error | null;
  readonly language: Language;
  readonly onClose: () => void;
}

/**
 * Shows the changes and the rejected texts of a file before they are applied; applying them is one
 * undo step.
 */
export function ImportPreview({ report, error, language, onClose }: ImportPreviewProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const apply = ({ changes }: TranslationImport) => {
    const commands = changes.map(({ key, text, source, status }) =>
      changeTranslation(language, key, { text, note: { source, status } }),
    );
    editor.perform(combineCommands(commands), { label: imported });
    onClose();
  };
  return (
    <Drawer
      opened={report !== null || error !== null}
      onClose={onClose}
      position="right"
      size="40rem"
      title={t`Vertalingen importeren`}
    >
      {error !== null && <ImportError error={error} />}
      {report && (
        <Stack gap="lg">
          <Summary report={report} />
          {report.changes.length > 0 && (
            <Group>
              <Button onClick={() => apply(report)}>
                <Trans>Wijzigingen overnemen</Trans>
              </Button>
              <Button variant="default" onClick={onClose}>
                <Trans>Annuleren</Trans>
              </Button>
            </Group>
          )}
          <Refused refused={report.refused} />
          <Changes changes={report.changes} language={language} />
        </Stack>
      )}
    </Drawer>
  );
}

function ImportError({ error }: { readonly error: Error }) {
  const isUnreadable = error instanceof ApiError && error.status === 400;
  return (
    <Alert color="red" role="alert">
      {isUnreadable ? (
        <Trans>
          Dit bestand kan niet worden gelezen, of het is voor een andere taal. Kies een bestand in
          XLIFF 2, PO of CSV. Er is niets gewijzigd.
        </Trans>
      ) : (
        errorText(error)
      )}
    </Alert>
  );
}

function Summary({ report }: { readonly report: TranslationImport }) {
  const changed = report.changes.length;
  const refused = report.refused.length;
  const same = report.unchanged;
  return (
    <Text>
      <Trans>
        Gewijzigd: {changed}. Ongewijzigd: {same}. Niet overgenomen: {refused}.
      </Trans>
    </Text>
  );
}

function Refused({ refused }: Pick<TranslationImport, 'refused'>) {
  const { i18n } = useLingui();
  if (refused.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        <Trans>Wordt niet overgenomen</Trans>
      </Title>
      <BorderedList>
        {refused.map(({ key, reason }, index) => (
          <li key={`${key} ${String(index)}`} className={styles.importRow}>
            <code className={styles.words}>{key}</code>
            <span>{i18n._(reasons[reason])}</span>
          </li>
        ))}
      </BorderedList>
    </section>
  );
}

interface ChangesProps extends Pick<TranslationImport, 'changes'> {
  readonly language: Language;
}

function Changes({ changes, language }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        <Trans>Wordt gewijzigd</Trans>
      </Title>
      <BorderedList>
        {changes.map(({ key, original, before, text }) => (
          <li key={key} className={styles.importRow}>
            <span className={styles.setting}>{original}</span>
            {before !== null && (
              <del className={styles.words} lang={language}>
                {before}
              </del>
            )}
            <ins className={styles.words} lang={language}>
              {text}
            </ins>
          </li>
        ))}
      </BorderedList>
    </section>
  );
}
