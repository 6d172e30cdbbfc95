import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import {
  inlineNoticeDefinition,
  type NoticeVariant,
} from '@form-builder/core/field-types/inline-notice/inline-notice.ts';
import { useText } from '../../text/text-context.tsx';
import type { FieldView } from '../field-view.ts';
import { RichText } from '../text-layout/rich-text.tsx';

/** What a variant looks like, and what it says to who does not see that. */
const variants: Readonly<Record<NoticeVariant, { className: string; says?: MessageId }>> = {
  notice: { className: 'notice' },
  info: { className: 'notice notice-info', says: 'element.notice_info' },
  warning: { className: 'notice notice-warning', says: 'element.notice_warning' },
  error: { className: 'notice notice-error', says: 'element.notice_error' },
  confirmation: { className: 'notice notice-done', says: 'element.notice_confirmation' },
};

/** A notice between the questions. */
export const inlineNoticeView: FieldView<'inline-notice'> = {
  definition: inlineNoticeDefinition,
  frame: () => 'none',
  Control({ field }) {
    const { translate } = useText();
    const { className, says } = variants[field.custom_properties?.variant ?? 'notice'];
    return (
      <div className={className} part="notice">
        {says && <span className="unseen">{translate(says)}: </span>}
        {field.label && <p className="notice-title">{field.label}</p>}
        <RichText html={field.custom_properties?.content ?? ''} />
      </div>
    );
  },
};
