import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { ChosenFile } from '../attachments/chosen-file.tsx';
import { UploadBox } from '../attachments/upload-box.tsx';
import { useAttachmentUpload } from '../attachments/use-attachment-upload.ts';
import classes from './image-setting.module.css';
import type { SettingInputProps } from './setting-input-props.ts';
import { uploadSettingImage } from './upload-setting-image.ts';

interface ImageSettingProps extends SettingInputProps {
  /** Whether the image may be on another site. */
  readonly allowsAddress: boolean;
}

/** An image of the organisation: uploaded, or at a web address. It is used once the settings are saved. */
export function ImageSetting({ allowsAddress, ...props }: ImageSettingProps) {
  const { label, description, error, value, onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  const url = typeof value === 'string' ? value : '';
  const choose = (chosen: string | null) => {
    onChange(chosen);
    setReplacing(false);
    group.current?.focus();
  };
  const upload = useAttachmentUpload({
    purpose: 'image',
    send: uploadSettingImage,
    onDone: (image) => choose(image.url),
  });
  const isUploaded = attachmentNameOf(url) !== undefined;
  return (
    <Stack gap="xs" ref={group} role="group" aria-label={label} tabIndex={-1}>
      <div>
        <Input.Label component="div">{label}</Input.Label>
        <Input.Description>{description}</Input.Description>
      </div>
      {isUploaded && <ChosenFile url={url} purpose="image" />}
      {url !== '' && (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isReplacing}
            onClick={() => setReplacing(!isReplacing)}
          >
            <Trans>Vervangen</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => choose(null)}>
            <Trans>Weghalen</Trans>
          </Button>
        </Group>
      )}
      {(url === '' || isReplacing) && <UploadBox purpose="image" upload={upload} />}
      {allowsAddress && !isUploaded && <WebAddress {...props} url={url} />}
      {!(allowsAddress && !isUploaded) && error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

/** The address of an image on another site, on request. */
function WebAddress({ url, name, error, onChange }: SettingInputProps & { readonly url: string }) {
  const [isAsked, setAsked] = useState(url !== '');
  if (!isAsked) {
    return (
      <div>
        <Button size="compact-sm" variant="subtle" onClick={() => setAsked(true)}>
          <Trans>Webadres gebruiken</Trans>
        </Button>
      </div>
    );
  }
  return (
    <>
      <TextInput
        name={name}
        type="url"
        maxLength={500}
        label={<Trans>Webadres</Trans>}
        error={error}
        value={url}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <AddressPreview url={url.trim()} />
    </>
  );
}

const typingMs = 500;

/** The image at a web address, in a frame: the app itself loads no images of other sites. */
function AddressPreview({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const [shown] = useDebouncedValue(url, typingMs);
  if (!/^https:\/\/[^/]+\/./.test(shown)) return null;
  return (
    <iframe
      className={classes.preview}
      title={t`Voorbeeld van de afbeelding`}
      src={`/pages/image-preview?url=${encodeURIComponent(shown)}`}
      sandbox=""
    />
  );
}
