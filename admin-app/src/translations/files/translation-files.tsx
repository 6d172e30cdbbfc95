import type {
  TranslationFormat,
  TranslationImport,
} from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { FilePicker } from '../../file-picker/file-picker.tsx';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { saveFile } from '../../api/save-file.ts';
import { useEditor, useIsEditable } from '../../form-editor/editor/editor-context.ts';
import { ImportPreview } from './import-preview.tsx';

/** The file formats by file extension. */
const formats: Readonly<Record<string, TranslationFormat>> = {
  xlf: 'xliff',
  xliff: 'xliff',
  po: 'po',
  csv: 'csv',
};

interface TranslationFilesProps {
  readonly version: Version;
  readonly language: Language;
}

/** Exports the translations to a file for a translator, and imports one after a preview. */
export function TranslationFiles({ version, language }: TranslationFilesProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const [report, setReport] = useState<TranslationImport | null>(null);
  const preview = useMutation({
    mutationFn: async (file: File) => {
      // The server compares the file with the stored translations.
      await editor.autosave.flush();
      const format = formats[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'csv';
      const body = { format, content: await file.text() };
      return (await api.importTranslations({ params: { id: version.id, language }, body })).data;
    },
    onSuccess: setReport,
    meta: { showsErrors: true },
  });
  const download = async (format: TranslationFormat, extension: string) => {
    await editor.autosave.flush();
    const path = `/v0/forms/versions/${version.id}/translations/${language}/file?format=${format}`;
    await saveFile(path, `${version.title}-${language}.${extension}`);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            <Trans>Exporteren</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void download('xliff', 'xlf')}>
            <Trans>XLIFF 2, voor een vertaalbureau</Trans>
          </Menu.Item>
          <Menu.Item onClick={() => void download('po', 'po')}>
            <Trans>PO (gettext)</Trans>
          </Menu.Item>
          <Menu.Item onClick={() => void download('csv', 'csv')}>
            <Trans>CSV, voor een rekenblad</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isEditable && (
        <FilePicker
          accept=".xlf,.xliff,.po,.csv"
          inputProps={{ 'aria-label': t`Bestand met vertalingen` }}
          onFile={(file) => preview.mutate(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={preview.isPending}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              <Trans>Importeren</Trans>
            </Button>
          )}
        </FilePicker>
      )}
      <ImportPreview
        report={report}
        error={preview.error}
        language={language}
        onClose={() => {
          setReport(null);
          preview.reset();
        }}
      />
    </>
  );
}
