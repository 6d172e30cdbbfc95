import { writeLogbook } from '../../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../../logbook/writer.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { sealRemark } from './remark-secrets.ts';
import type {} from './handling-tables.ts';

/** Adds a remark of the acting user to a submission; returns its id. */
export async function insertRemark(
  writer: Writer,
  cipher: SecretCipher,
  submissionId: string,
  text: string,
): Promise<string> {
  const { tx, tenantId, actor } = writer;
  const id = writer.createId();
  await tx
    .insertInto('submission_remarks')
    .values({
      tenant_id: tenantId,
      id,
      submission_id: submissionId,
      sealed_text: sealRemark(cipher, { tenantId, id }, text),
      author_id: actor?.id ?? null,
      author_name: actor?.name ?? '',
      created_at: instant(writer),
    })
    .execute();
  await writeLogbook(writer, {
    action: 'submission.remarked',
    subject: ['submission', submissionId],
  });
  return id;
}
