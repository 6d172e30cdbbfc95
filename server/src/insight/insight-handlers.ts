import type {
  CountingState,
  insightContract,
  InsightPeriod,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Transaction } from 'kysely';
import { getForm } from '../forms/get-form.ts';
import { isReadableBy } from '../forms/visible-forms.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { areVisitsCounted, isFormCounted } from '../visit-counts/visit-counts-queries.ts';
import {
  ofForm,
  readableBy,
  selectPartCounts,
  selectShares,
  selectVersions,
  selectVisitedForms,
  selectVisits,
  selectVisitsByVersion,
  type InsightScope,
} from './insight-queries.ts';
import { periodBefore, periodUntil } from './periods.ts';
import { presentFormInsight, presentTenantInsight, type Before } from './present-insight.ts';
import { selectWaitingProposals } from './waiting-proposals-queries.ts';

type Tx = Transaction<Database>;

export const insightHandlers: Handlers<typeof insightContract> = {
  getTenantInsight: ({ query, caller, now, transaction }) =>
    transaction(async (tx) => {
      const period = periodUntil(dayInAmsterdam(now()), query.period);
      const scope = { ...period, forms: readableBy(caller), environment: query.environment };
      const counting = (await areVisitsCounted(tx)) ? 'on' : 'off_for_organisation';
      const visits = await selectVisits(tx, scope);
      const forms = await selectVisitedForms(tx, scope);
      const parts = await selectShares(tx, scope);
      const before = await loadBefore(tx, scope, query.period);
      const proposals = await selectWaitingProposals(tx, isReadableBy(caller));
      const counted = { counting, visits, parts, before, proposals } as const;
      return { data: presentTenantInsight(period, { ...counted, forms }) };
    }),

  getFormInsight: ({ params, query, caller, now, transaction }) =>
    transaction(async (tx) => {
      const form = await getForm(tx, caller, params.id);
      const period = periodUntil(dayInAmsterdam(now()), query.period);
      const all = { ...period, forms: ofForm(form.id), environment: query.environment };
      const scope = { ...all, versionId: query.version };
      const counting = await findCounting(tx, form.id, query.environment);
      const visits = await selectVisits(tx, scope);
      const parts = await selectPartCounts(tx, scope);
      const versions = await selectVersions(tx, scope);
      const byVersion = await selectVisitsByVersion(tx, all);
      const before = await loadBefore(tx, scope, query.period);
      const proposals = await selectWaitingProposals(tx, (eb) => eb('forms.id', '=', form.id));
      const counted = { counting, visits, parts, before, proposals };
      return { data: presentFormInsight(period, { ...counted, versions, byVersion }) };
    }),
};

/** The visits of the period before. */
async function loadBefore(tx: Tx, scope: InsightScope, period: InsightPeriod): Promise<Before> {
  const before = periodBefore(scope, period);
  return { ...before, visits: await selectVisits(tx, { ...scope, ...before }) };
}

/** Whether visits of a form are counted in an environment. */
async function findCounting(
  tx: Tx,
  formId: string,
  environment: EnvironmentId,
): Promise<CountingState> {
  if (!(await areVisitsCounted(tx))) return 'off_for_organisation';
  return (await isFormCounted(tx, formId, environment)) ? 'on' : 'off_for_form';
}
