import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

const changeSchema = v.object({
  /** The key of the change, by stable ids (`changeKeyOf`). */
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  /** The change in the author's words of the app, for when the version no longer has it. */
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
});

const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));

const replySchema = v.object({
  id: idSchema,
  text: v.string(),
  author: v.string(),
  created_at: instantSchema,
});
/** An answer to a remark. */
export type VersionRemarkReply = v.InferOutput<typeof replySchema>;

export const versionRemarkSchema = v.object({
  id: idSchema,
  change: changeSchema,
  text: v.string(),
  author: v.string(),
  created_at: instantSchema,
  /** `null` while somebody still has to look at it. */
  resolved: v.nullable(v.object({ by: v.string(), at: instantSchema })),
  /** The oldest first. */
  replies: v.array(replySchema),
});
/** What a colleague says about a change in a version. */
export type VersionRemark = v.InferOutput<typeof versionRemarkSchema>;

const readsVersions = privateAccess('form-read', 'form-edit', ...templatePermissions);
const byRemark = v.object({ id: idSchema, remark_id: idSchema });

/** The endpoints for remarks on the changes of a version, for everyone who may read the version. */
export const versionRemarksContract = {
  listVersionRemarks: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/remarks',
    summary: 'Lists the remarks on changes of a version, the oldest first.',
    access: readsVersions,
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(versionRemarkSchema) }),
    errors: ['not_found'],
  }),
  createVersionRemark: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/remarks',
    summary: 'Adds a remark to a change of a version.',
    access: readsVersions,
    params: byId,
    body: v.object({
      change: changeSchema,
      text: textSchema,
    }),
    status: 201,
    answer: itemOf(versionRemarkSchema),
    errors: ['not_found', 'invalid'],
  }),
  replyToVersionRemark: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/remarks/:remark_id/replies',
    summary: 'Answers a remark; returns the remark with all its replies.',
    access: readsVersions,
    params: byRemark,
    body: v.object({ text: textSchema }),
    status: 201,
    answer: itemOf(versionRemarkSchema),
    errors: ['not_found', 'invalid'],
  }),
  resolveVersionRemark: endpoint({
    method: 'PUT',
    path: '/v0/forms/versions/:id/remarks/:remark_id/resolution',
    summary: 'Marks a remark as resolved.',
    access: readsVersions,
    params: byRemark,
    status: 200,
    answer: itemOf(versionRemarkSchema),
    errors: ['not_found'],
  }),
  reopenVersionRemark: endpoint({
    method: 'DELETE',
    path: '/v0/forms/versions/:id/remarks/:remark_id/resolution',
    summary: 'Reopens a resolved remark.',
    access: readsVersions,
    params: byRemark,
    status: 200,
    answer: itemOf(versionRemarkSchema),
    errors: ['not_found'],
  }),
} as const;
