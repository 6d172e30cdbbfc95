import type {
  CountingState,
  insightContract,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Transaction } from 'kysely';
import { getForm } from '../forms/get-form.ts';
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
} from './insight-queries.ts';
import { periodUntil } from './periods.ts';
import { presentFormInsight, presentTenantInsight } from './present-insight.ts';

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
      return { data: presentTenantInsight(period, { counting, visits, parts, forms }) };
    }),

  getFormInsight: ({ params, query, caller, now, transaction }) =>
    transaction(async (tx) => {
      const form = await getForm(tx, caller, params.id);
      const period = periodUntil(dayInAmsterdam(now()), query.period);
      const scope = { ...period, forms: ofForm(form.id), environment: query.environment };
      const counting = await findCounting(tx, form.id, query.environment);
      const visits = await selectVisits(tx, scope);
      const parts = await selectPartCounts(tx, scope);
      const versions = await selectVersions(tx, scope);
      return { data: presentFormInsight(period, { counting, visits, parts, versions }) };
    }),
};

/** Whether visits of a form are counted in an environment. */
async function findCounting(
  tx: Tx,
  formId: string,
  environment: EnvironmentId,
): Promise<CountingState> {
  if (!(await areVisitsCounted(tx))) return 'off_for_organisation';
  return (await isFormCounted(tx, formId, environment)) ? 'on' : 'off_for_form';
}
