import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';

/** The address of an uploaded image; `undefined` for one on another site, which this page does not fetch. */
export const imageOf = (value: unknown): string | undefined =>
  typeof value === 'string' && attachmentNameOf(value) !== undefined ? value : undefined;
