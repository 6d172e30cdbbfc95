import { endExamination } from '../files/end-examination.ts';
import type { FileServices, SetAside } from '../files/file-services.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { quarantineKey } from '../platform/storage/storage-keys.ts';
import { findFormOf, upsertQuarantined } from './quarantine-queries.ts';
import { logbookSubjectOf } from './quarantine-subject.ts';
import { sealFacts } from './quarantine-secrets.ts';
import { sealContent } from './sealed-content.ts';

/** What setting files aside needs. */
export interface QuarantineOptions {
  readonly storage: FileStorage;
  readonly cipher: SecretCipher;
}

/** Seals a file, and removes the readable content when the database knows the sealed one. */
export const createSetAside =
  ({ storage, cipher, jobs }: QuarantineOptions & Pick<FileServices, 'jobs'>): SetAside =>
  async (request, { row, key, finding, contentType, name, source }) => {
    const tenantId = request.tenant.id;
    const contentKey = await sealContent(storage, key, quarantineKey(tenantId, row.id));
    await request.transaction(async (tx) => {
      const writer = writerFor({ ...request, caller: null }, tx);
      const formId = row.form_id ?? (await findFormOf(tx, source));
      const facts = { ...contentKey, name };
      await endExamination(writer, { jobs }, row, {
        state: finding,
        content_type: contentType,
        kept_key: key,
        sealed_name: null,
      });
      await upsertQuarantined(tx, {
        tenant_id: tenantId,
        id: row.id,
        upload_key: row.upload_key,
        form_id: formId,
        submission_id: row.submission_id,
        mime_type: row.mime_type,
        size_bytes: row.size_bytes,
        finding,
        state: 'held',
        found_at: instant(writer),
        scanned_at: instant(writer),
        ended_at: null,
        sealed_facts: sealFacts(cipher, { tenantId, id: row.id }, facts),
      });
      await writeLogbook(writer, {
        action: 'file.quarantined',
        subject: logbookSubjectOf(tenantId, { form_id: formId, submission_id: row.submission_id }),
      });
    });
    await storage.remove(key);
  };
