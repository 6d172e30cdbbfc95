import {
  maxScheduleDays,
  type scheduledPublicationsContract,
} from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { FindProvided } from '../../providers/find-provided.ts';
import { presentFindings } from '../findings/check-version.ts';
import { lockVersion } from '../lock-version.ts';
import { presentScheduled } from '../present-version.ts';
import {
  findScheduledIn,
  unschedule,
  upsertScheduled,
} from '../publication/scheduled-publications-queries.ts';
import { mayTransition } from '../publication/transition-policy.ts';
import { checkTransition, stateOf } from '../publication/transition-version.ts';
import { selectVersionSummary, type VersionRow } from '../versions-queries.ts';
import { sendPublication } from './send-publication.ts';

type Contract = typeof scheduledPublicationsContract;
type ScheduleContext = HandlerContext<Contract['schedulePublication']>;

const dayMs = 86_400_000;

/** The dependencies of the endpoints; `findProvided` tells the checker which services the tenant has set up. */
interface ScheduledPublicationsOptions {
  readonly jobs: JobSender;
  readonly findProvided: FindProvided;
}

/** The endpoints with which an approved version is published at a chosen moment. */
export const createScheduledPublicationsHandlers = (
  options: ScheduledPublicationsOptions,
): Handlers<Contract> => ({
  schedulePublication: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, language } = context;
      const writer = writerFor(context, tx);
      const at = parseMoment(context.body.at, writer.now(), language);
      const checked = await checkTransition(writer, caller, language, {
        versionId: params.id,
        environment: params.environment,
        transition: 'publish',
        findProvided: options.findProvided,
      });
      // What needs no review can be published at once; what does needs it before somebody plans.
      if (stateOf(checked.version, params.environment) !== 'approved')
        throw new RequestError('transition_not_allowed');
      await schedule(writer, options.jobs, { context, version: checked.version, at });
      const data = await present(writer, context);
      const { warnings } = checked;
      if (warnings.length === 0) return { data };
      return { data, meta: { warnings: presentFindings(warnings, language) } };
    }),

  cancelScheduledPublication: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      const { environment } = params;
      const version = await lockVersion({ tx }, caller, params.id);
      if (!mayTransition(caller, 'publish', environment, version))
        throw new RequestError('forbidden');
      const place = { versionId: version.id, environment };
      if (!(await unschedule(writerFor(context, tx), place))) throw new RequestError('not_found');
      return undefined;
    }),
});

function parseMoment(text: string, nowMs: number, language: Language): Date {
  const at = new Date(text);
  const isPossible = at.getTime() <= nowMs + maxScheduleDays * dayMs;
  if (isPossible) return at;
  throw new RequestError('invalid', { errors: { at: [inputTexts[language].tooFarAhead] } });
}

interface Scheduled {
  readonly context: ScheduleContext;
  readonly version: VersionRow;
  readonly at: Date;
}

async function schedule(
  writer: Writer,
  jobs: JobSender,
  { context: { caller, params, body }, version, at }: Scheduled,
): Promise<void> {
  const { environment } = params;
  const before = await findScheduledIn(writer.tx, { versionId: version.id, environment });
  const id = before?.id ?? writer.createId();
  await upsertScheduled(writer.tx, {
    tenant_id: writer.tenantId,
    id,
    form_id: version.form_id,
    version_id: version.id,
    environment,
    planned_at: at,
    user_id: caller.id,
    remark: body.remark ?? null,
    set_at: instant(writer),
    sent_at: instant(writer),
    failure: null,
    failed_at: null,
  });
  await sendPublication(writer, jobs, { publicationId: id, at });
  await writeLogbook(writer, {
    action:
      before === undefined ? 'version.publication_scheduled' : 'version.publication_rescheduled',
    subject: ['version', version.id],
    details: { environment, planned_at: at.toISOString(), remark: body.remark ?? null },
  });
}

async function present({ tx }: Writer, { caller, params }: ScheduleContext) {
  const version = await selectVersionSummary(tx, caller, params.id);
  const row = version?.scheduled_publications.find(
    ({ environment }) => environment === params.environment,
  );
  if (row === undefined) throw new RequestError('not_found');
  return presentScheduled(row);
}
