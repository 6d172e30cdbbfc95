import type {
  VersionRemark,
  versionRemarksContract,
} from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { HandlerContext, Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { getVersion } from '../versions/get-version.ts';
import {
  insertVersionRemark,
  selectVersionRemarks,
  updateResolution,
  type Resolution,
  type VersionRemarkRow,
} from './version-remarks-queries.ts';

type Contract = typeof versionRemarksContract;

/** The handlers of remarks on the changes of a version. */
export const versionRemarksHandlers: Handlers<Contract> = {
  listVersionRemarks: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const version = await getVersion({ tx }, caller, params.id);
      return { data: (await selectVersionRemarks(tx, version.id)).map(presentRemark) };
    }),

  createVersionRemark: (context) =>
    context.transaction(async (tx) => {
      const { body, caller, params } = context;
      const writer = writerFor(context, tx);
      const version = await getVersion(writer, caller, params.id);
      const row = await insertVersionRemark(tx, {
        tenant_id: writer.tenantId,
        id: writer.createId(),
        version_id: version.id,
        change_key: body.change.key,
        change_text: body.change.text,
        text: body.text,
        author_id: caller.id,
        author_name: caller.name,
        created_at: instant(writer),
        resolved_at: null,
        resolved_by_name: null,
      });
      await writeLogbook(writer, { action: 'version.remarked', subject: ['version', version.id] });
      return { data: presentRemark(row) };
    }),

  resolveVersionRemark: (context) =>
    resolve(context, (writer) => ({
      resolved_at: instant(writer),
      resolved_by_name: context.caller.name,
    })),

  reopenVersionRemark: (context) =>
    resolve(context, () => ({ resolved_at: null, resolved_by_name: null })),
};

function resolve(
  context: HandlerContext<Contract['resolveVersionRemark' | 'reopenVersionRemark']>,
  resolutionOf: (writer: Writer) => Resolution,
) {
  return context.transaction(async (tx) => {
    const writer = writerFor(context, tx);
    const version = await getVersion(writer, context.caller, context.params.id);
    const resolution = resolutionOf(writer);
    const row = await updateResolution(tx, context.params, resolution);
    if (row === undefined) throw new RequestError('not_found');
    await writeLogbook(writer, {
      action:
        resolution.resolved_at === null ? 'version.remark_reopened' : 'version.remark_resolved',
      subject: ['version', version.id],
    });
    return { data: presentRemark(row) };
  });
}

function presentRemark(row: VersionRemarkRow): VersionRemark {
  const { id, change_key: key, change_text, text, author_name, created_at } = row;
  const { resolved_at: at, resolved_by_name: by } = row;
  return {
    id,
    change: { key, text: change_text },
    text,
    author: author_name,
    created_at: created_at.toISOString(),
    resolved: at === null || by === null ? null : { by, at: at.toISOString() },
  };
}
