import * as v from 'valibot';
import type { Change } from '../../../diff/change.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, idSchema, ifMatch, instantSchema, personSchema } from '../../shared-schemas.ts';
import { versionSchema } from './versions.ts';

const positiveInteger = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/**
 * One change between two versions. Only `diffVersions` writes them: the other members follow from the
 * kind, which the schema cannot express.
 */
const changeSchema = v.looseObject({ kind: v.string() }) as unknown as v.GenericSchema<Change>;

const journalEntrySchema = v.object({
  /** The revision that the save gave the version. */
  revision: v.number(),
  at: instantSchema,
  /** `null` for a deleted user. */
  user: v.nullable(personSchema),
  /** The revision that the save restored; `null` for an edit. */
  restored_revision: v.nullable(v.number()),
  /** The changes from the content after the save back to the content before it. */
  undo: v.array(changeSchema),
});
/** One save of a version: who, when, and how to go back. */
export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;

export const journalContract = {
  listJournal: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/journal',
    summary:
      'Lists the saves of a version, newest first; `before` is the revision that the list continues below.',
    access: privateAccess('form-read', 'form-edit', ...templatePermissions),
    params: byId,
    query: v.object({
      before: v.optional(positiveInteger),
      limit: v.optional(v.pipe(positiveInteger, v.maxValue(100)), '50'),
    }),
    status: 200,
    answer: v.object({
      data: v.array(journalEntrySchema),
      /** The `before` of the next page; `null` at the oldest save. */
      meta: v.object({ next_before: v.nullable(v.number()) }),
    }),
    errors: ['not_found'],
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/journal/:revision/restore',
    summary:
      'Gives a version that is not locked the content that it had at a revision, as a new save; `If-Match` carries the revision that was read.',
    access: privateAccess('form-edit', 'template-edit'),
    params: v.object({ id: idSchema, revision: positiveInteger }),
    headers: ifMatch,
    status: 200,
    answer: itemOf(versionSchema),
    errors: [
      'not_found',
      'forbidden',
      'stale',
      'precondition_required',
      'version_locked',
      'feature_inactive',
      'invalid',
    ],
  }),
} as const;
