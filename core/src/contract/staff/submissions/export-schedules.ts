import * as v from 'valibot';
import { exportFrequencies } from '../../../export-schedules/export-timing.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';
import { deliveryErrorSchema, deliveryStates } from './deliveries.ts';
import { exportChoicesSchema, exportFailures, exportStatuses, consentStates } from './exports.ts';

/** Where a file goes: a link to it by mail, or the file itself into a bucket or folder of the organisation. */
const exportTargetSchema = v.variant('kind', [
  v.object({
    kind: v.literal('mail'),
    /** Also gets the link, besides the owner; whoever downloads signs in and needs the right to it. */
    mailbox: v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))]),
  }),
  v.object({
    kind: v.literal('drop'),
    /** The id of a provider that takes files. */
    provider: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    /** A folder inside that of the provider; slashes separate folders. */
    folder: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  }),
]);
export type ExportTarget = v.InferOutput<typeof exportTargetSchema>;

/** `previous`: what was sent in between since the run before; `all`: whatever the filters select. */
const exportPeriods = ['previous', 'all'] as const;

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** When a scheduled export is made and where it goes. */
const exportPlanSchema = v.object({
  frequency: v.picklist(exportFrequencies),
  /** Monday 1 to Sunday 7 (ISO 8601), of a weekly export. */
  weekday: wholeNumber(1, 7),
  /** Of a monthly export; in a shorter month its last day. */
  month_day: wholeNumber(1, 31),
  /** The full hour in the Netherlands. */
  hour: wholeNumber(0, 23),
  period: v.picklist(exportPeriods),
  target: exportTargetSchema,
});
export type ExportPlan = v.InferOutput<typeof exportPlanSchema>;

/** Why a scheduled export is made no more, until its owner starts it again. */
const scheduleStops = ['not_allowed'] as const;
export type ScheduleStop = (typeof scheduleStops)[number];

/** The last run of a schedule. */
const scheduleRunSchema = v.object({
  export_id: idSchema,
  created_at: instantSchema,
  status: v.picklist(exportStatuses),
  failure: v.nullable(v.picklist(exportFailures)),
  consent: v.nullable(v.picklist(consentStates)),
  row_count: v.number(),
  file_name: v.nullable(v.string()),
  /** Whether the caller may download the file now. */
  can_download: v.boolean(),
  /** Of a file that is put somewhere; `null` before it is made. */
  drop: v.nullable(
    v.object({ state: v.picklist(deliveryStates), error: v.nullable(deliveryErrorSchema) }),
  ),
});
export type ScheduleRun = v.InferOutput<typeof scheduleRunSchema>;

const exportScheduleSchema = v.object({
  ...exportPlanSchema.entries,
  id: idSchema,
  form_id: idSchema,
  form_title: v.string(),
  choices: exportChoicesSchema,
  /** The export is made with the current rights of this user. */
  owner: v.object({ id: v.nullable(idSchema), name: v.string() }),
  /** Only the owner changes, starts and deletes it. */
  is_own: v.boolean(),
  is_paused: v.boolean(),
  stopped: v.nullable(v.picklist(scheduleStops)),
  /** `null` while it is paused or stopped. */
  next_run_at: v.nullable(instantSchema),
  last_run: v.nullable(scheduleRunSchema),
});
export type ExportSchedule = v.InferOutput<typeof exportScheduleSchema>;

const access = privateAccess('submission-export');

/** The endpoints of exports that are made at fixed times. */
export const exportSchedulesContract = {
  listExportSchedules: endpoint({
    method: 'GET',
    path: '/v0/export-schedules',
    summary: 'Lists the scheduled exports of forms that the caller may see, by form.',
    access,
    status: 200,
    answer: v.object({ data: v.array(exportScheduleSchema) }),
    errors: [],
  }),
  listExportTargets: endpoint({
    method: 'GET',
    path: '/v0/exports/targets',
    summary: 'Lists the providers into which exports can be put.',
    access,
    status: 200,
    answer: v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) }),
    errors: [],
  }),
  createExportSchedule: endpoint({
    method: 'POST',
    path: '/v0/export-schedules',
    summary: 'Has an export made every day, week or month.',
    access,
    feature: 'scheduled_exports',
    body: v.object({ ...exportPlanSchema.entries, choices: exportChoicesSchema }),
    status: 201,
    answer: itemOf(exportScheduleSchema),
    errors: ['form_not_found', 'forbidden', 'invalid', 'too_many_requests'],
  }),
  updateExportSchedule: endpoint({
    method: 'PUT',
    path: '/v0/export-schedules/:id',
    summary:
      'Changes when a scheduled export is made and where it goes; starts a stopped one again.',
    access,
    feature: 'scheduled_exports',
    params: byId,
    body: exportPlanSchema,
    status: 200,
    answer: itemOf(exportScheduleSchema),
    errors: ['not_found', 'forbidden', 'invalid'],
  }),
  setExportSchedulePaused: endpoint({
    method: 'PUT',
    path: '/v0/export-schedules/:id/paused',
    summary: 'Pauses a scheduled export, or continues with its next run.',
    access,
    feature: 'scheduled_exports',
    params: byId,
    body: v.object({ is_paused: v.boolean() }),
    status: 200,
    answer: itemOf(exportScheduleSchema),
    errors: ['not_found', 'forbidden'],
  }),
  runExportSchedule: endpoint({
    method: 'POST',
    path: '/v0/export-schedules/:id/runs',
    summary: 'Makes a scheduled export now; its next run stays as it is.',
    access,
    feature: 'scheduled_exports',
    params: byId,
    status: 200,
    answer: itemOf(exportScheduleSchema),
    errors: ['not_found', 'forbidden', 'too_many_requests', 'quota_reached'],
  }),
  deleteExportSchedule: endpoint({
    method: 'DELETE',
    path: '/v0/export-schedules/:id',
    summary: 'Deletes a scheduled export; files that were made stay until they expire.',
    access,
    params: byId,
    status: 204,
    errors: ['not_found'],
  }),
} as const;
