import type { formsContract } from '@form-builder/core/contract/staff/forms.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import { definedMembers } from '../platform/database/defined-members.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { RequestError } from '../platform/request-error.ts';
import { mayActOnForm, type FormAction } from './forms-policy.ts';
import {
  deleteFormRow,
  lockForm,
  selectForm,
  selectFormPage,
  updateFormRow,
  type FormRow,
} from './forms-queries.ts';
import { insertForm } from './insert-form.ts';
import { isUnused, presentForm } from './present-form.ts';

/** Creates the first version of a form, with the form's name as its title. */
export type InsertFirstVersion = (
  writer: Writer,
  form: { readonly formId: string; readonly title: string },
) => Promise<unknown>;

const handlersOfForms: Omit<Handlers<typeof formsContract>, 'createForm'> = {
  listForms: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectFormPage(tx, caller, query);
      return listAnswer(
        rows.map((row) => presentForm(row, caller)),
        total,
        query,
      );
    }),

  getForm: ({ caller, params, transaction }) =>
    transaction(async (tx) => ({
      data: presentForm(await getForm({ tx }, caller, params.id), caller),
    })),

  updateForm: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, headers } = context;
      const writer = writerFor(context, tx);
      const form = await getForm(writer, caller, params.id);
      authorise(caller, 'change', form);
      if (body.confidentiality_level !== undefined) authorise(caller, 'own', form);
      const change = definedMembers({ ...body, updated_at: instant(writer) });
      const isWritten = await updateFormRow(
        tx,
        form.id,
        parseRevision(headers['if-match']),
        change,
      );
      if (!isWritten) throw new RequestError('stale');
      await writeLogbook(writer, {
        action: 'form.updated',
        subject: ['form', form.id],
        details: { changed: Object.keys(body) },
      });
      return present(writer, caller, form.id);
    }),

  deleteForm: (context) =>
    context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      await lockForm(tx, context.params.id);
      const form = await getForm(writer, context.caller, context.params.id);
      authorise(context.caller, 'delete', form);
      if (!isUnused(form)) throw new RequestError('conflict');
      await deleteFormRow(tx, form.id);
      await writeLogbook(writer, {
        action: 'form.deleted',
        subject: ['form', form.id],
        details: { name: form.name },
      });
      return undefined;
    }),
};

/** The handlers of forms; the first version of a new form comes from the feature that owns versions. */
export function createFormsHandlers(
  insertFirstVersion: InsertFirstVersion,
): Handlers<typeof formsContract> {
  return {
    ...handlersOfForms,
    createForm: (context) =>
      context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const id = await insertForm(writer, context.body);
        await insertFirstVersion(writer, { formId: id, title: context.body.name });
        return present(writer, context.caller, id);
      }),
  };
}

async function getForm({ tx }: Pick<Writer, 'tx'>, caller: Caller, id: string): Promise<FormRow> {
  const form = await selectForm(tx, caller, id);
  if (form === undefined) throw new RequestError('not_found');
  return form;
}

function authorise(caller: Caller, action: FormAction, form: FormRow): void {
  if (!mayActOnForm(caller, action, form)) throw new RequestError('forbidden');
}

async function present(writer: Writer, caller: Caller, id: string) {
  return { data: presentForm(await getForm(writer, caller, id), caller) };
}
