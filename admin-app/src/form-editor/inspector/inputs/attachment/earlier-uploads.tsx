import type { FormFilePurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';
import { useEditor } from '../../../editor/editor-context.ts';
import styles from '../../../../attachments/attachment.module.css';

interface EarlierUploadsProps {
  readonly purpose: FormFilePurpose;
  readonly onChoose: (attachment: Attachment) => void;
}

/** The files that were uploaded for this form before, shown on request, with search by name. */
export function EarlierUploads({ purpose, onChoose }: EarlierUploadsProps) {
  const { formId } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: queryKeys.attachments(formId, purpose),
    queryFn: async ({ signal }) =>
      (await api.listAttachments({ params: { id: formId }, query: { purpose } }, { signal })).data,
  });
  const count = data.length;
  if (count === 0) return null;
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Eerder geüpload ({count})</Trans>
      </Button>
      {isOpen && <UploadList attachments={data} onChoose={onChoose} />}
    </div>
  );
}

/** From this number of files a search box helps. */
const searchedFrom = 6;

interface UploadListProps {
  readonly attachments: readonly Attachment[];
  readonly onChoose: (attachment: Attachment) => void;
}

function UploadList({ attachments, onChoose }: UploadListProps) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = attachments.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      {attachments.length >= searchedFrom && (
        <TextInput
          mt="xs"
          aria-label={t`Zoeken op naam`}
          placeholder={t`Zoeken op naam`}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>Geen bestand met die naam.</Trans>
        </Text>
      )}
      <ul className={styles.list}>
        {found.map((one) => (
          <li key={one.url}>
            <UnstyledButton className={styles.choice} onClick={() => onChoose(one)}>
              {one.purpose === 'image' ? (
                <img className={styles.thumbnail} src={one.url} alt="" loading="lazy" />
              ) : (
                <IconFile size={20} aria-hidden className={styles.icon} />
              )}
              <span className={styles.name}>{one.name}</span>
              <Text span size="xs" c="dimmed" className={styles.icon}>
                {formatFileSize(one.size_bytes, i18n.locale)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
