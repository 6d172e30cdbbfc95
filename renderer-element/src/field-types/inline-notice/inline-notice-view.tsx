import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import {
  inlineNoticeDefinition,
  type NoticeVariant,
} from '@form-builder/core/field-types/inline-notice/inline-notice.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';
import { Icon, type IconName } from '../../theme/icon.tsx';
import { RichText } from '../text-layout/rich-text.tsx';

interface FormTheme {
  readonly className: string;
  readonly sign?: IconName;
  /** The meaning of the icon and the colour, as text. */
  readonly says?: MessageId;
}

const variants: Readonly<Record<NoticeVariant, FormTheme>> = {
  notice: { className: 'notice' },
  info: { className: 'notice notice-info', sign: 'info', says: 'element.notice_info' },
  warning: { className: 'notice notice-warning', sign: 'warning', says: 'element.notice_warning' },
  error: { className: 'notice notice-error', sign: 'error', says: 'element.notice_error' },
  confirmation: {
    className: 'notice notice-done',
    sign: 'done',
    says: 'element.notice_confirmation',
  },
};

/** A notice between fields. */
export const inlineNoticeView: FieldView<'inline-notice'> = {
  definition: inlineNoticeDefinition,
  frame: () => 'none',
  Control({ field }) {
    const { translate } = useText();
    const { className, sign, says } = variants[field.custom_properties?.variant ?? 'notice'];
    return (
      <div className={`${className} notice-inline`} part="notice">
        {sign && <Icon name={sign} />}
        {says && <span className="unseen">{translate(says)}: </span>}
        <div className="notice-body">
          {field.label && <p className="notice-title">{field.label}</p>}
          <RichText html={field.custom_properties?.content ?? ''} />
        </div>
      </div>
    );
  },
};
