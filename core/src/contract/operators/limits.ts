import * as v from 'valibot';
import { featureIds } from '../../features/feature-ids.ts';
import { quotaIds, quotas } from '../../quotas/quota-ids.ts';
import { itemOf } from '../list.ts';
import { operatorEndpoint, readAccess, writeAccess } from './operator-endpoint.ts';
import { reasonSchema } from './lines.ts';
import { slugSchema } from './tenants.ts';

const bySlug = v.object({ slug: slugSchema });
const optionalReason = v.optional(v.nullable(reasonSchema), null);

/** What a tenant uses of a quota, over its period, with its limit: `null` without one. */
const operatedQuotaSchema = v.object({
  id: v.picklist(quotaIds),
  period: v.picklist(quotaIds.map((id) => quotas[id].period)),
  /** Of what `used` and `max` are numbers. */
  unit: v.picklist(quotaIds.map((id) => quotas[id].unit)),
  used: v.number(),
  max: v.nullable(v.number()),
});
export type OperatedQuota = v.InferOutput<typeof operatedQuotaSchema>;

/** What operators can decide about a feature: on or off, whatever the tenant switched, or the tenant's own again. */
export const featurePins = ['on', 'off', 'free'] as const;
export type FeaturePin = (typeof featurePins)[number];

/** Whether the tenant has a feature, and who decided that. */
const operatedFeatureSchema = v.object({
  id: v.picklist(featureIds),
  is_active: v.boolean(),
  /** False: the administrators of the tenant switch it. */
  is_pinned: v.boolean(),
});
export type OperatedFeature = v.InferOutput<typeof operatedFeatureSchema>;

/** Endpoints for what operators limit, pin and renew of a tenant. */
export const tenantLimitsContract = {
  listTenantQuotas: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/tenants/:slug/quotas',
    summary: 'Lists what a tenant uses of every quota, with its limits.',
    access: readAccess,
    params: bySlug,
    status: 200,
    answer: v.object({ data: v.array(operatedQuotaSchema) }),
    errors: ['not_found'],
  }),
  limitTenant: operatorEndpoint({
    method: 'PUT',
    path: '/operators/v0/tenants/:slug/quotas/:quota',
    summary:
      'Limits what a tenant uses, or takes the limit away (`null`); the logbook of the tenant has it too.',
    access: writeAccess,
    params: v.object({ slug: slugSchema, quota: v.picklist(quotaIds) }),
    body: v.object({
      max: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      reason: optionalReason,
    }),
    status: 204,
    errors: ['not_found'],
  }),
  listTenantFeatures: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/tenants/:slug/features',
    summary: 'Lists which features a tenant has, and which of these are pinned.',
    access: readAccess,
    params: bySlug,
    status: 200,
    answer: v.object({ data: v.array(operatedFeatureSchema) }),
    errors: ['not_found'],
  }),
  pinFeature: operatorEndpoint({
    method: 'PUT',
    path: '/operators/v0/tenants/:slug/features/:feature',
    summary:
      'Pins a feature of a tenant on or off, or leaves it to its administrators (`free`); the logbook of the tenant has it too.',
    access: writeAccess,
    params: v.object({ slug: slugSchema, feature: v.picklist(featureIds) }),
    body: v.object({ pin: v.picklist(featurePins), reason: optionalReason }),
    status: 204,
    errors: ['not_found'],
  }),
  rotateTenantKey: operatorEndpoint({
    method: 'POST',
    path: '/operators/v0/tenants/:slug/rotate-key',
    summary:
      'Gives a tenant a new key for its sealed values, in use within a minute; servers seal the existing values again within two hours.',
    access: writeAccess,
    params: bySlug,
    body: v.object({ reason: reasonSchema }),
    status: 200,
    answer: itemOf(v.object({ number: v.number() })),
    errors: ['not_found', 'transition_not_allowed'],
  }),
} as const;
