/** What a file of a form is for: shown on a page, or saved by the visitor. */
export const formFilePurposes = ['image', 'download'] as const;
export type FormFilePurpose = (typeof formFilePurposes)[number];

/** What a file that staff upload is for; a `font` belongs to a theme. */
export const attachmentPurposes = [...formFilePurposes, 'font'] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];
