import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import {
  attachmentExtensions,
  attachmentRules,
} from '@form-builder/core/attachments/attachment-rules.ts';
import { formatBytes } from '../formats/format-bytes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { FilePicker } from '../file-picker/file-picker.tsx';
import { IconUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { currentRegion } from '../languages/languages.ts';
import styles from './attachment.module.css';
import type { AttachmentUpload } from './use-attachment-upload.ts';

interface UploadBoxProps {
  readonly purpose: AttachmentPurpose;
  readonly upload: AttachmentUpload;
}

/** Uploads a file that is chosen or dropped; shows its progress, and why it failed. */
export function UploadBox({ purpose, upload }: UploadBoxProps) {
  return (
    <div aria-live="polite">
      {upload.isPending ? (
        <Sending upload={upload} />
      ) : (
        <Stack gap="xs">
          <DropBox purpose={purpose} onFile={upload.start} />
          {upload.error !== undefined && <Failure upload={upload} />}
        </Stack>
      )}
    </div>
  );
}

const texts: Readonly<
  Record<AttachmentPurpose, { button: MessageDescriptor; hint: MessageDescriptor }>
> = {
  image: {
    button: msg`Afbeelding uploaden`,
    hint: msg`Of sleep een afbeelding hierheen: JPG, PNG, GIF, WebP of AVIF.`,
  },
  download: { button: msg`Bestand uploaden`, hint: msg`Of sleep een bestand hierheen.` },
  font: { button: msg`Lettertype uploaden`, hint: msg`Of sleep een lettertype hierheen: WOFF2.` },
};

function DropBox({
  purpose,
  onFile,
}: {
  readonly purpose: AttachmentPurpose;
  readonly onFile: (file: File) => void;
}) {
  const [isOver, setOver] = useState(false);
  const { i18n } = useLingui();
  const words = texts[purpose];
  const most = formatBytes(attachmentRules[purpose].maxBytes, currentRegion());
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={styles.box}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FilePicker accept={attachmentExtensions(purpose).join(',')} onFile={onFile}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            {i18n._(words.button)}
          </Button>
        )}
      </FilePicker>
      <Text size="xs" c="dimmed">
        {i18n._(words.hint)} <Trans>Hoogstens {most}.</Trans>
      </Text>
    </div>
  );
}

function Sending({ upload: { file, progress, stop } }: { readonly upload: AttachmentUpload }) {
  const { t } = useLingui();
  const name = file?.name ?? '';
  return (
    <Stack gap={6} className={styles.box}>
      <Text size="sm" className={styles.name}>
        <Trans>“{name}” uploaden…</Trans>
      </Text>
      <Progress className={styles.progress} value={progress * 100} aria-label={t`Voortgang`} />
      <Button size="compact-sm" variant="subtle" onClick={stop}>
        <Trans>Stoppen</Trans>
      </Button>
    </Stack>
  );
}

function Failure({ upload: { file, error, start } }: { readonly upload: AttachmentUpload }) {
  const { t } = useLingui();
  return (
    <Alert color="red" variant="light" title={t`Het uploaden is niet gelukt`}>
      <Text size="sm">{error}</Text>
      {file && (
        <Group mt="xs">
          <Button size="compact-sm" variant="default" onClick={() => start(file)}>
            <Trans>Opnieuw proberen</Trans>
          </Button>
        </Group>
      )}
    </Alert>
  );
}
