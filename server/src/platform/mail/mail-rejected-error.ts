/** The mail server rejects this recipient; a retry would fail as well. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
