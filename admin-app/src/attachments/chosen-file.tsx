import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';
import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { Group, Text } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import styles from './attachment.module.css';

interface ChosenFileProps {
  readonly url: string;
  readonly purpose: AttachmentPurpose;
}

/** The uploaded file of a field; an image with a preview. */
export function ChosenFile({ url, purpose }: ChosenFileProps) {
  return (
    <>
      {purpose === 'image' && <img className={styles.preview} src={url} alt="" />}
      <Group gap="xs" wrap="nowrap">
        <IconFile size={16} aria-hidden className={styles.icon} />
        <Text size="sm" className={styles.name}>
          {attachmentNameOf(url)}
        </Text>
      </Group>
    </>
  );
}
