import { stopBlockDefinition } from '@form-builder/core/field-types/stop-block/stop-block.ts';
import { useText } from '../../i18n/text-context.tsx';
import { ErrorIcon } from '../../theme/error-icon.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';
import { RichText } from '../text-layout/rich-text.tsx';

/** Shows why the visitor cannot continue. The error summary links here. */
export const stopBlockView: FieldView<'stop-block'> = {
  definition: stopBlockDefinition,
  frame: () => 'none',
  Control({ field, ids }) {
    const { translate } = useText();
    return (
      <div className="notice notice-error" id={ids.control} tabIndex={-1} part="notice">
        <p className="notice-title">
          <ErrorIcon />
          {field.label || translate('issue.road_end')}
        </p>
        <RichText html={field.custom_properties?.content ?? ''} />
      </div>
    );
  },
};
