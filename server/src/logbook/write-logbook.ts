import type { LogbookLine } from './logbook-line.ts';
import { instant, type Writer } from './writer.ts';

/** Adds one line to the logbook, in the transaction of what it tells of. */
export async function writeLogbook(writer: Writer, line: LogbookLine): Promise<void> {
  await writer.tx
    .insertInto('logbook')
    .values({
      tenant_id: writer.tenantId,
      id: writer.createId(),
      at: instant(writer),
      actor_id: writer.actor?.id ?? null,
      actor_name: writer.actor?.name ?? null,
      action: line.action,
      subject_type: line.subject[0],
      subject_id: line.subject[1],
      details: JSON.stringify(line.details ?? {}),
    })
    .execute();
}
