import type { insightContract } from '@form-builder/core/contract/staff/forms/insight.ts';
import { getForm } from '../forms/get-form.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { areVisitsCounted } from '../visit-counts/visit-counts-queries.ts';
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

export const insightHandlers: Handlers<typeof insightContract> = {
  getTenantInsight: ({ query, caller, now, transaction }) =>
    transaction(async (tx) => {
      const period = periodUntil(dayInAmsterdam(now()), query.period);
      const scope = { ...period, forms: readableBy(caller), environment: query.environment };
      const isCounted = await areVisitsCounted(tx);
      const visits = await selectVisits(tx, scope);
      const forms = await selectVisitedForms(tx, scope);
      const parts = await selectShares(tx, scope);
      return { data: presentTenantInsight(period, { isCounted, visits, parts, forms }) };
    }),

  getFormInsight: ({ params, query, caller, now, transaction }) =>
    transaction(async (tx) => {
      const form = await getForm(tx, caller, params.id);
      const period = periodUntil(dayInAmsterdam(now()), query.period);
      const scope = { ...period, forms: ofForm(form.id), environment: query.environment };
      const isCounted = await areVisitsCounted(tx);
      const visits = await selectVisits(tx, scope);
      const parts = await selectPartCounts(tx, scope);
      const versions = await selectVersions(tx, scope);
      return { data: presentFormInsight(period, { isCounted, visits, parts, versions }) };
    }),
};
