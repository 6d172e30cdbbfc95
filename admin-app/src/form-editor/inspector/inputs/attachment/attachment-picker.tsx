import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';
import type { FormFilePurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { queryClient } from '../../../../api/query-client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';
import { ChosenFile } from '../../../../attachments/chosen-file.tsx';
import { UploadBox } from '../../../../attachments/upload-box.tsx';
import { useAttachmentUpload } from '../../../../attachments/use-attachment-upload.ts';
import { useEditor } from '../../../editor/editor-context.ts';
import type { SettingInputProps } from '../../setting-input.ts';
import { asText, ShortTextInput } from '../text-inputs.tsx';
import { chooseAttachment } from './choose-attachment.ts';
import { EarlierUploads } from './earlier-uploads.tsx';
import { uploadAttachment } from './upload-attachment.ts';

interface AttachmentPickerProps extends SettingInputProps {
  readonly purpose: FormFilePurpose;
}

/** Chooses the image or download of a field: a new upload, an earlier one of this form, or a web address. */
export function AttachmentPicker(props: AttachmentPickerProps) {
  const { field, purpose, value, isReadOnly, change } = props;
  const { t } = useLingui();
  const editor = useEditor();
  const group = useRef<HTMLDivElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  const url = asText(value);
  const choose = (attachment: Attachment) => {
    chooseAttachment(editor, field, attachment);
    setReplacing(false);
    group.current?.focus();
  };
  const { formId } = editor;
  const upload = useAttachmentUpload({
    purpose,
    send: (file, options) => uploadAttachment({ formId, purpose, file }, options),
    onDone: (attachment) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.attachments(formId, purpose) });
      choose(attachment);
    },
  });
  const label = purpose === 'image' ? t`Afbeelding` : t`Bestand`;
  // A path or an address that is still being typed as well.
  const isElsewhere = url !== '' && !isUploaded(url);
  const isChoosing = !isReadOnly && (url === '' || isReplacing);
  return (
    <Stack gap="xs" ref={group} role="group" aria-label={label} tabIndex={-1}>
      <Input.Label component="div">{label}</Input.Label>
      <CurrentFile url={url} purpose={purpose} isReadOnly={isReadOnly} />
      {url !== '' && !isReadOnly && (
        <FileButtons
          isReplacing={isReplacing}
          onReplace={() => setReplacing(!isReplacing)}
          onRemove={() => {
            change(undefined);
            group.current?.focus();
          }}
        />
      )}
      {isChoosing && (
        <>
          <UploadBox purpose={purpose} upload={upload} />
          <EarlierUploads purpose={purpose} onChoose={choose} />
        </>
      )}
      {(isChoosing || isElsewhere) && <WebAddress {...props} isElsewhere={isElsewhere} />}
    </Stack>
  );
}

const isUploaded = (url: string) => attachmentNameOf(url) !== undefined;

interface CurrentFileProps {
  readonly url: string;
  readonly purpose: FormFilePurpose;
  readonly isReadOnly: boolean;
}

/** The uploaded file; an address elsewhere has its own input. */
function CurrentFile({ url, purpose, isReadOnly }: CurrentFileProps) {
  if (isUploaded(url)) return <ChosenFile url={url} purpose={purpose} />;
  if (url !== '' || !isReadOnly) return null;
  return (
    <Text size="sm" c="dimmed">
      <Trans>Nog niet gekozen.</Trans>
    </Text>
  );
}

interface FileButtonsProps {
  readonly isReplacing: boolean;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

function FileButtons({ isReplacing, onReplace, onRemove }: FileButtonsProps) {
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" aria-expanded={isReplacing} onClick={onReplace}>
        <Trans>Vervangen</Trans>
      </Button>
      <Button size="compact-sm" variant="default" onClick={onRemove}>
        <Trans>Weghalen</Trans>
      </Button>
    </Group>
  );
}

/** The address of a file on another site, on request. */
function WebAddress({
  isElsewhere,
  ...props
}: SettingInputProps & { readonly isElsewhere: boolean }) {
  const [isAsked, setAsked] = useState(isElsewhere);
  if (isAsked) return <ShortTextInput {...props} />;
  return (
    <div>
      <Button size="compact-sm" variant="subtle" onClick={() => setAsked(true)}>
        <Trans>Webadres gebruiken</Trans>
      </Button>
    </div>
  );
}
