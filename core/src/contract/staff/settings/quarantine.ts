import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, longListOf, longListQuery, oneOrMore } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

/** Why a file was set aside: it has a virus, or the scanner cannot scan it. */
export const quarantineFindings = ['infected', 'unscannable'] as const;
export type QuarantineFinding = (typeof quarantineFindings)[number];

/** `cleared`: a later scan found nothing. The content is gone once it is `released` or `deleted`. */
export const quarantineStates = ['held', 'cleared', 'released', 'deleted'] as const;
export type QuarantineState = (typeof quarantineStates)[number];

const quarantinedFileSchema = v.object({
  id: idSchema,
  name: v.string(),
  mime_type: v.string(),
  size: v.number(),
  finding: v.picklist(quarantineFindings),
  state: v.picklist(quarantineStates),
  /** `null` for a file of the settings; the name is `null` when the form was deleted. */
  form: v.nullable(v.object({ id: idSchema, name: v.nullable(v.string()) })),
  /** The completed submission that the file belongs to. */
  submission_id: v.nullable(idSchema),
  found_at: instantSchema,
  /** The last scan. */
  scanned_at: instantSchema,
  /** When the nightly run deletes it. */
  deleted_at: instantSchema,
});
export type QuarantinedFile = v.InferOutput<typeof quarantinedFileSchema>;

/** The conditions on files; a finding or a state that does not exist is rejected. */
const criteriaSchema = v.strictObject({
  finding: v.exactOptional(oneOrMore(v.pipe(v.string(), v.picklist(quarantineFindings)))),
  state: v.exactOptional(oneOrMore(v.pipe(v.string(), v.picklist(quarantineStates)))),
});

const access = privateAccess('admin-forms-settings');
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** The files that were set aside; every action is in the logbook. */
export const quarantineContract = {
  listQuarantine: endpoint({
    method: 'GET',
    path: '/v0/quarantine',
    summary: 'Lists the files that were set aside, newest first. `total` counts to 10,000.',
    access,
    query: v.object({
      // The order is fixed.
      ...v.omit(longListQuery({ filters: [], sorts: ['found_at'] }), ['sort']).entries,
      filter: v.optional(criteriaSchema, {}),
      reject: v.optional(criteriaSchema, {}),
    }),
    status: 200,
    answer: v.object({
      ...longListOf(quarantinedFileSchema).entries,
      /** Whether files are scanned at all. */
      has_scanner: v.boolean(),
    }),
    errors: [],
  }),
  scanQuarantined: endpoint({
    method: 'POST',
    path: '/v0/quarantine/:id/scan',
    summary: 'Scans a file again, as after an update of the scanner.',
    access,
    params: byId,
    status: 200,
    answer: itemOf(quarantinedFileSchema),
    errors: ['not_found', 'transition_not_allowed', 'unavailable'],
  }),
  releaseQuarantined: endpoint({
    method: 'POST',
    path: '/v0/quarantine/:id/release',
    summary:
      'Gives a file back to its submission, or to the visitor who sent it. Without a scan that found nothing it needs a reason.',
    access,
    params: byId,
    body: v.object({ reason: v.nullable(reason) }),
    status: 200,
    answer: itemOf(quarantinedFileSchema),
    errors: ['not_found', 'transition_not_allowed', 'invalid'],
  }),
  deleteQuarantined: endpoint({
    method: 'POST',
    path: '/v0/quarantine/:id/deletion',
    summary: 'Deletes the content of a file before its term.',
    access,
    params: byId,
    body: v.object({ reason }),
    status: 200,
    answer: itemOf(quarantinedFileSchema),
    errors: ['not_found', 'transition_not_allowed'],
  }),
} as const;
