import PostalMime from 'postal-mime';

/** What a mail server reports about a mail (RFC 3464): the addresses that it was sent to, and the result. */
export interface DeliveryReport {
  /** The envelope sender of the mail that the report is about is among them. */
  readonly recipients: readonly string[];
  readonly kind: 'permanent' | 'temporary';
  /** The enhanced status code (RFC 3463). */
  readonly status: string;
}

/** Headers in which mail servers put the envelope recipient of the report. */
const recipientHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to']);

/**
 * Parses a raw mail; `undefined` for everything but a report of a failure or a delay, such as an automatic reply. A mail
 * has one recipient, so the first recipient that failed decides.
 */
export async function parseDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | undefined> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report === undefined) return undefined;
  const result = resultOf(textOf(report.content));
  if (result === undefined) return undefined;
  const named = mail.headers.filter(({ key }) => recipientHeaders.has(key));
  const to = (mail.to ?? []).flatMap(({ address }) => address ?? []);
  return { ...result, recipients: [...to, ...named.map(({ value }) => value)] };
}

function resultOf(text: string): Pick<DeliveryReport, 'kind' | 'status'> | undefined {
  // Groups of fields: the first is about the mail, each other one about a recipient.
  for (const group of text.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const action = /^Action:[ \t]*(failed|delayed)\b/im.exec(group)?.[1]?.toLowerCase();
    if (action === undefined) continue;
    const status = /^Status:[ \t]*([245]\.\d{1,3}\.\d{1,3})\b/im.exec(group)?.[1];
    const isPermanent = action === 'failed' && status?.startsWith('4') !== true;
    const unknown = isPermanent ? '5.0.0' : '4.0.0';
    return { kind: isPermanent ? 'permanent' : 'temporary', status: status ?? unknown };
  }
  return undefined;
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
