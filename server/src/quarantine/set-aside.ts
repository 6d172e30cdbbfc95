import { endExamination } from '../files/end-examination.ts';
import type { FileServices, SetAside, UnsafeFile } from '../files/file-services.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { quarantineKey } from '../platform/storage/storage-keys.ts';
import { removeLeftovers } from './clean-quarantine.ts';
import { findFormOf, insertQuarantined } from './quarantine-queries.ts';
import { logbookSubjectOf } from './quarantine-subject.ts';
import { sealFacts } from './quarantine-secrets.ts';
import { sealContent, type ContentKey } from './sealed-content.ts';

/** What setting files aside needs. */
export interface QuarantineOptions {
  readonly storage: FileStorage;
  readonly cipher: SecretCipher;
}

type Options = QuarantineOptions & Pick<FileServices, 'jobs'>;

/**
 * Seals a file, and removes the readable content when the database knows the sealed one. Each attempt seals under a
 * storage key of its own: of two servers that do it at once, one sets the file aside and the other removes its copy.
 */
export const createSetAside =
  (options: Options): SetAside =>
  async (request, file) => {
    const { storage } = options;
    const tenantId = request.tenant.id;
    const { id } = file.row;
    const sealedKey = quarantineKey(tenantId, { id, attempt: request.createId() });
    const contentKey = await sealContent(storage, file.key, sealedKey);
    const isFirst = await request.transaction((tx) =>
      note(writerFor({ ...request, caller: null }, tx), options, file, { sealedKey, contentKey }),
    );
    if (!isFirst) return storage.remove(sealedKey);
    await removeLeftovers({ ...request, tenantId, storage }, id);
  };

interface Sealed {
  readonly sealedKey: string;
  readonly contentKey: ContentKey;
}

/** False, with nothing written, when somebody else ended the examination of the file. */
async function note(
  writer: Writer,
  { cipher, jobs }: Options,
  { row, key, finding, contentType, name, source }: UnsafeFile,
  { sealedKey, contentKey }: Sealed,
): Promise<boolean> {
  const { tx, tenantId } = writer;
  const change = { state: finding, content_type: contentType, kept_key: null, sealed_name: null };
  const found = await endExamination(writer, { jobs }, row, change);
  if (found === undefined) return false;
  const { id, upload_key, mime_type, size_bytes, submission_id } = found;
  const formId = found.form_id ?? (await findFormOf(tx, source));
  await insertQuarantined(tx, {
    tenant_id: tenantId,
    id,
    upload_key,
    form_id: formId,
    submission_id,
    mime_type,
    size_bytes,
    finding,
    state: 'held',
    found_at: instant(writer),
    scanned_at: instant(writer),
    ended_at: null,
    storage_key: sealedKey,
    readable_key: key,
    sealed_facts: sealFacts(cipher, { tenantId, id }, { ...contentKey, name }),
  });
  await writeLogbook(writer, {
    action: 'file.quarantined',
    subject: logbookSubjectOf(tenantId, { form_id: formId, submission_id }),
  });
  return true;
}
