import type { insightContract } from '@form-builder/core/contract/staff/forms/insight.ts';
import { getForm } from '../forms/get-form.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { areVisitsCounted } from '../visit-counts/visit-counts-queries.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import { selectPartCounts, selectVersions, selectVisits } from './insight-queries.ts';
import { periodUntil } from './periods.ts';
import { presentInsight } from './present-insight.ts';

export const insightHandlers: Handlers<typeof insightContract> = {
  getFormInsight: ({ params, query, caller, now, transaction }) =>
    transaction(async (tx) => {
      const form = await getForm(tx, caller, params.id);
      const period = periodUntil(dayInAmsterdam(now()), query.period);
      const scope = { ...period, formId: form.id, environment: query.environment };
      const visits = await selectVisits(tx, scope);
      const parts = await selectPartCounts(tx, scope);
      const versions = await selectVersions(tx, scope);
      const isCounted = await areVisitsCounted(tx);
      return { data: presentInsight(period, { isCounted, visits, parts, versions }) };
    }),
};
