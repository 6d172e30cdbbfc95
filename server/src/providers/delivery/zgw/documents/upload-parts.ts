import * as v from 'valibot';
import type { DeliveryWork } from '../../delivery-driver.ts';
import { readSlices } from '../../read-slices.ts';
import type { Document, NewDocument } from './document.ts';
import type { ZgwClient } from '../zgw-client.ts';

/** What an upload needs of the delivery of a case. */
interface Upload {
  readonly client: Pick<ZgwClient, 'post' | 'putForm'>;
  readonly work: Pick<DeliveryWork, 'steps'>;
}

/**
 * Uploads a large file in the parts that the receiver requested, and unlocks the document, which
 * joins them.
 */
export async function uploadParts(
  { client, work }: Upload,
  { url, lock, bestandsdelen: parts }: Document,
  { file, number }: NewDocument,
): Promise<void> {
  const stream = await file.read();
  try {
    const bytes = readSlices(stream);
    for (const [at, part] of parts.entries()) {
      const content = await bytes.take(part.omvang);
      await work.steps.once(`part ${String(number)}.${String(at + 1)}`, async () => {
        await client.putForm('documents', part.url, { fields: { lock }, content });
        return 'sent';
      });
    }
  } finally {
    // Closes the file also when a part fails.
    stream.destroy();
  }
  await work.steps.once(`unlock ${String(number)}`, async () => {
    await client.post('documents', `${url}/unlock`, { body: { lock }, schema: v.unknown() });
    return 'done';
  });
}
