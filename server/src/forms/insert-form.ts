import type { Form, FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { insertFormRow, insertMember } from './forms-queries.ts';

/** A new form; absent members get their default. */
export interface NewForm {
  readonly name: string;
  readonly type?: FormType;
  readonly confidentiality_level?: Form['confidentiality_level'];
  readonly number_prefix?: string;
  readonly is_numbering_enabled?: boolean;
  /** For seeds that need a stable id. */
  readonly id?: string;
}

/** Creates a form without versions, owned by the actor; returns its id. */
export async function insertForm(writer: Writer, form: NewForm): Promise<string> {
  const { tx, tenantId, actor } = writer;
  const id = form.id ?? writer.createId();
  const at = instant(writer);
  await insertFormRow(tx, {
    tenant_id: tenantId,
    id,
    type: form.type ?? 'form',
    name: form.name,
    confidentiality_level: form.confidentiality_level ?? 'public',
    number_prefix: form.number_prefix ?? 'PF-',
    is_numbering_enabled: form.is_numbering_enabled ?? true,
    created_by: actor?.id ?? null,
    created_at: at,
    updated_at: at,
  });
  if (actor !== null) {
    await insertMember(tx, { tenant_id: tenantId, form_id: id, user_id: actor.id, role: 'owner' });
  }
  await writeLogbook(writer, {
    action: 'form.created',
    subject: ['form', id],
    details: { name: form.name },
  });
  return id;
}
