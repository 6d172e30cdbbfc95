import type { Transaction } from 'kysely';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CompletionRules } from '../../submissions/completion/complete-submission.ts';
import { createSubmission } from '../../submissions/create-submission.ts';
import { updateHandled } from '../../submissions/staff/handling/handling-queries.ts';
import { insertLabel } from '../../submissions/staff/handling/labels-queries.ts';
import { addVisitCounts } from '../../visit-counts/add-visit-counts.ts';
import { demoReports, type DemoReport } from './demo-reports.ts';
import { demoVisits } from './demo-visits.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Reports older than this are handled, three days after they came in. */
const handledAfterDays = 10;
const handledInDays = 3;

interface SeededForm {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  /** The published version of the form "Melding openbare ruimte". */
  readonly versionId: string;
  /** The member of staff who handled the older reports. */
  readonly handler: Caller;
  readonly runtime: Runtime;
}

/**
 * Sends the reports of the past eight weeks as visitors would have done, so that lists, filters and charts of the demo
 * have something to show.
 */
export async function seedDemoReports(form: SeededForm, rules: CompletionRules): Promise<void> {
  for (const report of demoReports) {
    const submissionId = await send(form, rules, report);
    if (report.daysAgo > handledAfterDays) await markHandled(form, report, submissionId);
  }
  await addVisitCounts(form.tx, form.tenantId, demoVisits(form.versionId, form.runtime.now()));
}

async function send(
  form: SeededForm,
  rules: CompletionRules,
  { label, ...report }: DemoReport,
): Promise<string> {
  const writer: Writer = { ...writerAt(form, sentAt(form, report)), origin: 'visitor' };
  const seenOn = instant(writer).toISOString().slice(0, 10);
  const { row } = await createSubmission(writer, rules, {
    body: {
      data: { ...report.answers, 'gezien-op': seenOn },
      claims: {},
      form_version_id: form.versionId,
      environment: 'production',
      status: 'final',
      is_test: false,
      locale: 'nl-NL',
      context: {},
      is_saved: false,
      is_aborted: false,
      statements: [],
    },
    caller: null,
    language: 'nl',
    attempt: null,
    reviewKey: null,
    loginTokens: new Map(),
  });
  if (label !== undefined) {
    const created = { id: writer.createId(), name: label, created_at: instant(writer) };
    await insertLabel(form.tx, row.id, { tenant_id: form.tenantId, ...created });
  }
  return row.id;
}

async function markHandled(
  form: SeededForm,
  report: DemoReport,
  submissionId: string,
): Promise<void> {
  const at = sentAt(form, report) + handledInDays * dayMs;
  const writer: Writer = { ...writerAt(form, at), actor: form.handler };
  await updateHandled(form.tx, submissionId, { name: form.handler.name, at: instant(writer) });
  await writeLogbook(writer, {
    action: 'submission.handled',
    subject: ['submission', submissionId],
  });
}

function sentAt(
  { runtime }: SeededForm,
  { daysAgo, minute }: Pick<DemoReport, 'daysAgo' | 'minute'>,
): number {
  const midnight = Math.floor(runtime.now() / dayMs) * dayMs;
  return midnight - daysAgo * dayMs + minute * minuteMs;
}

const writerAt = ({ tx, tenantId, runtime }: SeededForm, at: number): Writer => ({
  tx,
  tenantId,
  actor: null,
  now: () => at,
  createId: runtime.createId,
});
