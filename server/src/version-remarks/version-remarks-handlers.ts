import type {
  VersionRemark,
  versionRemarksContract,
} from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { HandlerContext, Handlers } from '../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { RequestError } from '../platform/request-error.ts';
import { getVersion } from '../versions/get-version.ts';
import { insertFollowers } from './remark-followers-queries.ts';
import { notifyFollowers } from './notify-followers.ts';
import {
  findVersionRemark,
  insertVersionRemarkReply,
  insertVersionRemark,
  selectVersionMakers,
  selectVersionRemarks,
  updateResolution,
  type Resolution,
  type VersionRemarkRow,
} from './version-remarks-queries.ts';

type Contract = typeof versionRemarksContract;
type Context<Name extends keyof Contract> = HandlerContext<Contract[Name]>;

/** Creates the handlers of remarks on the changes of a version. */
export const createVersionRemarksHandlers = (jobs: JobSender): Handlers<Contract> => ({
  listVersionRemarks: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const version = await getVersion({ tx }, caller, params.id);
      return { data: (await selectVersionRemarks(tx, version.id)).map(presentRemark) };
    }),
  createVersionRemark: (context) => createRemark(context, jobs),
  replyToVersionRemark: (context) => replyToRemark(context, jobs),
  resolveVersionRemark: (context) =>
    changeResolution(context, (writer) => ({
      resolved_at: instant(writer),
      resolved_by_name: context.caller.name,
    })),
  reopenVersionRemark: (context) =>
    changeResolution(context, () => ({ resolved_at: null, resolved_by_name: null })),
});

function createRemark(context: Context<'createVersionRemark'>, jobs: JobSender) {
  return context.transaction(async (tx) => {
    const { body, caller, params } = context;
    const writer = writerFor(context, tx);
    const { id: versionId } = await getVersion(writer, caller, params.id);
    const remarkId = writer.createId();
    await insertVersionRemark(tx, {
      tenant_id: writer.tenantId,
      id: remarkId,
      version_id: versionId,
      change_key: body.change.key,
      change_text: body.change.text,
      text: body.text,
      author_id: caller.id,
      author_name: caller.name,
      created_at: instant(writer),
      resolved_at: null,
      resolved_by_name: null,
    });
    const followers = new Set([caller.id, ...(await selectVersionMakers(tx, versionId))]);
    await insertFollowers(tx, { tenantId: writer.tenantId, remarkId }, [...followers]);
    await notifyFollowers(writer, jobs, { versionId, remarkId, authorId: caller.id });
    await writeLogbook(writer, { action: 'version.remarked', subject: ['version', versionId] });
    return { data: presentRemark(await getRemark(writer, { versionId, remarkId })) };
  });
}

function replyToRemark(context: Context<'replyToVersionRemark'>, jobs: JobSender) {
  return context.transaction(async (tx) => {
    const { body, caller, params } = context;
    const writer = writerFor(context, tx);
    const { id: versionId } = await getVersion(writer, caller, params.id);
    const remarkId = params.remark_id;
    await getRemark(writer, { versionId, remarkId });
    await insertVersionRemarkReply(tx, {
      tenant_id: writer.tenantId,
      id: writer.createId(),
      remark_id: remarkId,
      text: body.text,
      author_id: caller.id,
      author_name: caller.name,
      created_at: instant(writer),
    });
    await insertFollowers(tx, { tenantId: writer.tenantId, remarkId }, [caller.id]);
    await notifyFollowers(writer, jobs, { versionId, remarkId, authorId: caller.id });
    await writeLogbook(writer, {
      action: 'version.remark_answered',
      subject: ['version', versionId],
    });
    return { data: presentRemark(await getRemark(writer, { versionId, remarkId })) };
  });
}

function changeResolution(
  context: Context<'resolveVersionRemark' | 'reopenVersionRemark'>,
  resolutionOf: (writer: Writer) => Resolution,
) {
  return context.transaction(async (tx) => {
    const writer = writerFor(context, tx);
    const { id: versionId } = await getVersion(writer, context.caller, context.params.id);
    const ids = { versionId, remarkId: context.params.remark_id };
    await getRemark(writer, ids);
    const resolution = resolutionOf(writer);
    await updateResolution(tx, ids, resolution);
    await writeLogbook(writer, {
      action:
        resolution.resolved_at === null ? 'version.remark_reopened' : 'version.remark_resolved',
      subject: ['version', versionId],
    });
    return { data: presentRemark(await getRemark(writer, ids)) };
  });
}

async function getRemark(
  { tx }: Pick<Writer, 'tx'>,
  ids: Parameters<typeof findVersionRemark>[1],
): Promise<VersionRemarkRow> {
  const row = await findVersionRemark(tx, ids);
  if (row === undefined) throw new RequestError('not_found');
  return row;
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
    replies: row.replies.map(({ author_name: author, ...one }) => ({ ...one, author })),
  };
}
