import { escapeHtml } from '../../html/escape-html.ts';
import type { StorageRefusal } from '../storage-refusal.ts';
import { diskBucket } from './disk-storage.ts';
import type { ReceivedUpload } from './receive-upload.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The response to a stored upload. */
export function postResponseXml({ key, etag }: ReceivedUpload, location: string): string {
  const tags = [
    tag('Location', location),
    tag('Bucket', diskBucket),
    tag('Key', key),
    tag('ETag', `"${etag}"`),
  ];
  return `${head}<PostResponse>${tags.join('')}</PostResponse>`;
}

/** The response to a rejected upload. */
export function errorXml({ code, message }: StorageRefusal, requestId: string): string {
  const tags = [tag('Code', code), tag('Message', message), tag('RequestId', requestId)];
  return `${head}<Error>${tags.join('')}</Error>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
