import * as v from 'valibot';
import { featureIds } from '../../../features/feature-ids.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { instantSchema, personSchema } from '../../shared-schemas.ts';
import { formUseSchema } from '../forms/form-use.ts';

const featureSchema = v.object({
  id: v.picklist(featureIds),
  /** In the language of the request, like the other texts. */
  name: v.string(),
  description: v.string(),
  /** What happens to what exists while the feature is inactive. */
  consequence: v.string(),
  is_active: v.boolean(),
  /** Whether the operator decides instead of the tenant. */
  is_pinned: v.boolean(),
  /** When the tenant switched it first and last; `null`: never. */
  created_at: v.nullable(instantSchema),
  updated_at: v.nullable(instantSchema),
  /** Who switched it last; `null`: nobody of the tenant. */
  updated_by: v.nullable(personSchema),
});
/** A feature of the product that the tenant can switch. */
export type Feature = v.InferOutput<typeof featureSchema>;

const featureUsesSchema = v.object({
  /** The forms that use it and that the caller may see. */
  forms: v.array(formUseSchema),
  /** How many forms use it, those that the caller may not see included. */
  form_count: v.number(),
  /** How many things there are of its own, such as terms or links; `null` for a feature of forms only. */
  item_count: v.nullable(v.number()),
});
/** What uses a feature. */
export type FeatureUses = v.InferOutput<typeof featureUsesSchema>;

const byFeature = v.object({ id: v.picklist(featureIds) });

/** The endpoints of the features that the tenant can switch. */
export const featuresContract = {
  listFeatures: endpoint({
    method: 'GET',
    path: '/v0/features',
    summary: 'Features of the product, each active or inactive for the tenant.',
    access: privateAccess(),
    status: 200,
    answer: v.object({ data: v.array(featureSchema) }),
    errors: [],
  }),
  updateFeature: endpoint({
    method: 'PATCH',
    path: '/v0/features/:id',
    summary: 'Makes a feature active or inactive, unless the operator pinned it.',
    access: privateAccess('admin-forms-settings'),
    params: byFeature,
    body: v.object({ is_active: v.boolean() }),
    status: 200,
    answer: itemOf(featureSchema),
    errors: ['feature_pinned'],
  }),
  getFeatureUses: endpoint({
    method: 'GET',
    path: '/v0/features/:id/uses',
    summary: 'What uses a feature: in the newest or a published version of a form, or by itself.',
    access: privateAccess('admin-forms-settings'),
    params: byFeature,
    status: 200,
    answer: itemOf(featureUsesSchema),
    errors: [],
  }),
} as const;
