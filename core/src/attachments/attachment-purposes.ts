/** What a file of a form is for: shown on a page, or saved by the visitor. */
export const attachmentPurposes = ['image', 'download'] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];
