import type { formGroupsContract } from '@form-builder/core/contract/staff/users/form-groups.ts';
import type { formMembersContract } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { userFormsContract } from '@form-builder/core/contract/staff/users/user-forms.ts';
import type { FormType, formsContract } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { assertFeatureActive } from '../features/active-features.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import { definedMembers } from '../platform/database/defined-members.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { RequestError } from '../platform/request-error.ts';
import { claimQuota } from '../quotas/claim-quota.ts';
import { initialConfidentiality } from '../settings/initial-confidentiality.ts';
import { readableTypes } from './forms-policy.ts';
import { assertMayAct, getForm } from './get-form.ts';
import { archiveFormRow, deleteFormRow, lockForm, updateFormRow } from './forms-queries.ts';
import { selectTemplateUses } from './template-uses-query.ts';
import { insertForm } from './insert-form.ts';
import { searchForms } from './search/search-forms.ts';
import { ensureOwner } from './members/ensure-owner.ts';
import { groupMembersHandlers } from './members/groups-handlers.ts';
import { membersHandlers } from './members/members-handlers.ts';
import { userFormsHandlers } from './members/user-forms-handlers.ts';
import { isUnused, presentForm } from './present-form.ts';

/** The source of a form's first version; absent members give an empty version. */
interface FirstVersion {
  readonly formId: string;
  readonly type: FormType;
  readonly title: string;
  readonly sourceVersionId: string | undefined;
  readonly pages: readonly Page[] | undefined;
  readonly language: Language;
}

/** Creates the first version of a form, with the form's name as its title. */
export type InsertFirstVersion = (
  writer: Writer,
  caller: Caller,
  first: FirstVersion,
) => Promise<unknown>;

const handlersOfForms: Omit<Handlers<typeof formsContract>, 'createForm'> = {
  listForms: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await searchForms(tx, caller, query);
      return listAnswer(
        rows.map((row) => presentForm(row, caller)),
        total,
        query,
      );
    }),

  getForm: ({ caller, params, transaction }) =>
    transaction(async (tx) => ({
      data: presentForm(await getForm(tx, caller, params.id), caller),
    })),

  updateForm: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, headers } = context;
      const writer = writerFor(context, tx);
      // Changes of members and of confidentiality are serialised, because each depends on the
      // other.
      await lockForm(tx, params.id);
      const form = await getForm(tx, caller, params.id);
      assertMayAct(caller, 'change', form);
      const level = body.confidentiality_level ?? form.confidentiality_level;
      if (level !== form.confidentiality_level) {
        assertMayAct(caller, 'own', form);
        if (level !== 'public') await ensureOwner(writer, caller, form.id);
      }
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
        details: { name: form.name, changes: loggedChanges(form, body) },
      });
      return present(writer, caller, form.id);
    }),

  deleteForm: (context) =>
    context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      await lockForm(tx, context.params.id);
      const form = await getForm(writer.tx, context.caller, context.params.id);
      assertMayAct(context.caller, 'delete', form);
      if (form.use_count > 0) throw await inUse(tx, context.caller, form.id);
      if (!isUnused(form)) throw new RequestError('conflict');
      await deleteFormRow(tx, form.id);
      await writeLogbook(writer, {
        action: 'form.deleted',
        subject: ['form', form.id],
        details: { name: form.name },
      });
      return undefined;
    }),

  archiveForm: (context) => setArchived(context, true),
  unarchiveForm: (context) => setArchived(context, false),

  listTemplateUses: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const { id, use_count: total } = await getForm(tx, caller, params.id);
      return { data: await selectTemplateUses(tx, caller, id), meta: { total } };
    }),
};

/** Archives or restores a form; does nothing when the form is already in that state. */
function setArchived(
  context: HandlerContext<typeof formsContract.archiveForm | typeof formsContract.unarchiveForm>,
  isArchived: boolean,
) {
  return context.transaction(async (tx) => {
    const { caller, params } = context;
    const writer = writerFor(context, tx);
    await lockForm(tx, params.id);
    const form = await getForm(tx, caller, params.id);
    assertMayAct(caller, 'archive', form);
    if (isArchived && form.published.length > 0) throw new RequestError('form_published');
    if ((form.archived_at !== null) !== isArchived) {
      if (!isArchived) await claimQuota(writer, 'forms', { language: context.language });
      await archiveFormRow(tx, form.id, isArchived ? instant(writer) : null);
      await writeLogbook(writer, {
        action: isArchived ? 'form.archived' : 'form.unarchived',
        subject: ['form', form.id],
        details: { name: form.name },
      });
    }
    return present(writer, caller, form.id);
  });
}

/** The error for deleting a building block in use, with the names of the forms that use it. */
async function inUse(tx: Writer['tx'], caller: Caller, id: string): Promise<RequestError> {
  const uses = await selectTemplateUses(tx, caller, id);
  return new RequestError('template_in_use', {
    errors: { forms: uses.map(({ form }) => form.name) },
  });
}

type FormsContract = typeof formsContract &
  typeof formMembersContract &
  typeof formGroupsContract &
  typeof userFormsContract;

/** The handlers of forms and their members; the first version of a new form comes from the feature that owns versions. */
export function createFormsHandlers(
  insertFirstVersion: InsertFirstVersion,
): Handlers<FormsContract> {
  return {
    ...handlersOfForms,
    ...membersHandlers,
    ...groupMembersHandlers,
    ...userFormsHandlers,
    createForm: (context) =>
      context.transaction(async (tx) => {
        const { caller, body, language } = context;
        const { type, name, source_version_id: sourceVersionId, pages } = body;
        if (!readableTypes(caller).includes(type)) throw new RequestError('forbidden');
        if (type === 'template') await assertFeatureActive(tx, 'templates', language);
        const writer = writerFor(context, tx);
        await claimQuota(writer, 'forms', { language });
        const confidentiality_level =
          body.confidentiality_level ?? (await initialConfidentiality(tx));
        const formId = await insertForm(writer, { ...body, confidentiality_level });
        const content = { formId, type, title: name, sourceVersionId, pages, language };
        await insertFirstVersion(writer, caller, content);
        return present(writer, caller, formId);
      }),
  };
}

async function present(writer: Writer, caller: Caller, id: string) {
  return { data: presentForm(await getForm(writer.tx, caller, id), caller) };
}
