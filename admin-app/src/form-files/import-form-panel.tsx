import type { FormImport } from '@form-builder/core/contract/staff/forms/form-files.ts';
import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, Group, Stack, Text, TextInput } from '@mantine/core';
import { FilePicker } from '../file-picker/file-picker.tsx';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { screensOfType } from '../access/screens-of-type.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { ImportFailure } from './import-failure.tsx';
import { ImportReport } from './import-report.tsx';

interface ImportFormPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The form that gets a new version; absent to create a form. */
  readonly formId?: string;
}

/** Creates a form, or the next version of one, from a file; shows a report of the file first. */
export function ImportFormPanel({ isOpen, onClose, formId }: ImportFormPanelProps) {
  const { t } = useLingui();
  const title = formId === undefined ? t`Formulier uit een bestand` : t`Versie uit een bestand`;
  return (
    <Drawer opened={isOpen} onClose={onClose} title={title} padding="lg" size="32rem">
      <ImportSteps formId={formId} />
    </Drawer>
  );
}

interface ReadFile {
  readonly content: string;
  readonly report: FormImport;
}

function ImportSteps({ formId }: { readonly formId: string | undefined }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const preview = useMutation({
    mutationFn: async (file: File): Promise<ReadFile> => {
      const content = await file.text();
      return { content, report: (await api.importForm({ body: bodyOf(content, formId) })).data };
    },
    onSuccess: ({ report }) => setName(report.name),
    meta: { showsErrors: true },
  });
  const create = useImport(formId);
  const read = preview.data;
  return (
    <Stack gap="lg">
      <Text size="sm">
        <Trans>Kies een formulier dat is geëxporteerd (JSON). Je ziet eerst wat erin staat.</Trans>
      </Text>
      <FilePicker
        accept=".json,application/json"
        inputProps={{ 'aria-label': t`Bestand met een formulier` }}
        onFile={(file) => {
          create.reset();
          preview.mutate(file);
        }}
      >
        {(props) => (
          <Group>
            <Button
              {...props}
              variant="default"
              loading={preview.isPending}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {read ? <Trans>Ander bestand kiezen</Trans> : <Trans>Bestand kiezen</Trans>}
            </Button>
          </Group>
        )}
      </FilePicker>
      <div aria-live="polite">{read && <ImportReport report={read.report} />}</div>
      <ImportFailure error={preview.error ?? create.error} />
      {read && (
        <>
          {formId === undefined && (
            <TextInput
              label={t`Naam`}
              maxLength={200}
              value={name}
              error={name.trim() === '' && t`Vul een naam in.`}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          <Group>
            <Button
              loading={create.isPending}
              onClick={() => {
                if (name.trim() !== '') create.mutate({ content: read.content, name });
              }}
            >
              {formId === undefined ? <Trans>Formulier maken</Trans> : <Trans>Versie maken</Trans>}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

const bodyOf = (content: string, formId: string | undefined) => ({
  content,
  ...(formId !== undefined && { form_id: formId }),
});

function useImport(formId: string | undefined) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ content, name }: { readonly content: string; readonly name: string }) => {
      const body = { ...bodyOf(content, formId), name, is_applied: true };
      return (await api.importForm({ body })).data;
    },
    meta: { showsErrors: true },
    onSuccess: async ({ type, made }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      void queryClient.invalidateQueries({ queryKey: queryKeys.versions.all });
      if (made !== null) await navigate(addressOfVersion(type, made.version_id));
    },
  });
}

const addressOfVersion = (type: FormType, id: string) =>
  addressOf(screensOfType[type].version, { id });
