/** The mail server does not take mail for this recipient; another try would not help. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
