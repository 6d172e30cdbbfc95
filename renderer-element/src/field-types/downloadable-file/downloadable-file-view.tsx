import { downloadableFileDefinition } from '@form-builder/core/field-types/downloadable-file/downloadable-file.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { useText } from '../../i18n/text-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { renderHint } from '../frame/field-parts.tsx';
import { useServedUrl } from '../controls/use-served-url.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { safeUrl } from '../controls/safe-url.ts';

/** A file to download, with its size when the designer wants that. */
export const downloadableFileView: FieldView<'downloadable-file'> = {
  definition: downloadableFileDefinition,
  frame: () => 'none',
  Control(props) {
    const { locale } = useText();
    const {
      file_name: fileName,
      file_size: size,
      can_show_size,
    } = {
      ...props.field.custom_properties,
    };
    const { ref, address } = useServedUrl<HTMLAnchorElement>('href', props.field.url);
    if (safeUrl(props.field.url) === undefined) return null;
    return (
      <>
        {renderHint(props)}
        <a
          ref={ref}
          className="download"
          href={address}
          download={fileName ?? true}
          part="download"
        >
          <Icon name="download" />
          <span>
            {props.field.label || fileName}
            {can_show_size && size !== undefined && ` (${formatFileSize(size, locale)})`}
          </span>
        </a>
      </>
    );
  },
};
