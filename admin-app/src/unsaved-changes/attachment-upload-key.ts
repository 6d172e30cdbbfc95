/** The key of the uploads of attachments, by which a form knows that one is still running. */
export const attachmentUploadKey = ['attachment-upload'];
