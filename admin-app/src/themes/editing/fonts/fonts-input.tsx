import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { maxThemeFonts, type ThemeFont } from '@form-builder/core/theme/theme-font-schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useRef } from 'react';
import { UploadBox } from '../../../attachments/upload-box.tsx';
import { useAttachmentUpload } from '../../../attachments/use-attachment-upload.ts';
import type { ThemePart } from '../theme-part.ts';
import styles from '../../theme-form.module.css';
import { describeFont } from './describe-font.ts';
import { FontRow } from './font-row.tsx';
import { uploadFont } from './upload-font.ts';

/** The font files of a theme. The first one that is uploaded becomes the font of the form. */
export function FontsInput({ settings, change }: ThemePart) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const { font_family: list, fonts = [] } = settings;
  const changeFonts = (changed: readonly ThemeFont[]) =>
    change({ fonts: changed.length === 0 ? undefined : [...changed] });
  const add = ({ name, url }: Attachment) => {
    // The same file has the same address.
    if (fonts.some((one) => one.url === url)) return;
    const font = { ...describeFont(name), url };
    change({
      fonts: [...fonts, font],
      font_family: list === undefined ? `${font.family}, sans-serif` : list,
    });
  };
  const upload = useAttachmentUpload({ purpose: 'font', send: uploadFont, onDone: add });
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.fonts}>
      <legend className={styles.legend}>{t`Eigen lettertypen`}</legend>
      <Text size="sm" c="gray.7">
        <Trans>
          Upload een bestand voor elke dikte die je gebruikt. Zet de naam hierboven bij Lettertype.
          Controleer of je het lettertype op een website mag gebruiken.
        </Trans>
      </Text>
      {fonts.map((font, index) => (
        <FontRow
          key={font.url}
          font={font}
          change={(changes) => changeFonts(fonts.with(index, { ...font, ...changes }))}
          remove={() => {
            changeFonts(fonts.toSpliced(index, 1));
            group.current?.focus();
          }}
        />
      ))}
      {fonts.length < maxThemeFonts && <UploadBox purpose="font" upload={upload} />}
    </fieldset>
  );
}
