import type { LogbookSubject } from '@form-builder/core/logbook/logbook-event.ts';
import type { LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import { sql, type RawBuilder } from 'kysely';
import type { NewLogbookEntry } from './new-logbook-entry.ts';
import { currentTraceId } from '../platform/tracing/current-trace.ts';
import { instant, originOf, type Writer } from './writer.ts';

/** Adds one entry to the logbook, in the transaction of the change that it records. */
export async function writeLogbook<A extends LogbookAction>(
  writer: Writer,
  entry: NewLogbookEntry<A>,
): Promise<void> {
  await writer.tx
    .insertInto('logbook')
    .values({
      tenant_id: writer.tenantId,
      id: writer.createId(),
      at: instant(writer),
      actor_id: writer.actor?.id ?? null,
      actor_name: writer.actor?.name ?? null,
      action: entry.action,
      subject_type: entry.subject[0],
      subject_id: entry.subject[1],
      details: JSON.stringify(entry.details ?? {}),
      result: entry.result ?? 'succeeded',
      origin: originOf(writer),
      form_id: formOf(writer, entry),
      trace_id: currentTraceId(),
    })
    .execute();
}

type FormOfSubject = (tenantId: string, id: string) => RawBuilder<string | null>;

/** SQL for the form that a subject belongs to; other subjects belong to no form. */
const formsOfSubjects: Partial<Record<LogbookSubject, FormOfSubject>> = {
  form: (_, id) => sql`${id}::uuid`,
  version: (tenantId, id) =>
    sql`(select form_id from form_versions where tenant_id = ${tenantId} and id = ${id})`,
  submission: (tenantId, id) =>
    sql`(select form_id from submissions where tenant_id = ${tenantId} and id = ${id})`,
};

function formOf<A extends LogbookAction>(
  { tenantId }: Writer,
  { subject: [type, id], formId }: NewLogbookEntry<A>,
): RawBuilder<string | null> {
  const find = formsOfSubjects[type];
  if (formId !== undefined || find === undefined) return sql`${formId ?? null}::uuid`;
  return find(tenantId, id);
}
