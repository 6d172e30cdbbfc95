import * as v from 'valibot';
import { itemOf, listMetaSchema, listQuery } from '../list.ts';
import { idSchema, instantSchema } from '../shared-schemas.ts';
import { operatorEndpoint, readAccess, writeAccess } from './operator-endpoint.ts';
import { reasonSchema } from './lines.ts';

/** The slug of a tenant: the first label of its host name. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/));

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const bySlug = v.object({ slug: slugSchema });

/** The person who becomes the first administrator of a tenant. */
export const firstAdministratorSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  first_name: nameSchema,
  last_name: nameSchema,
});

/** A tenant that is to be created. */
export const newTenantSchema = v.object({
  slug: slugSchema,
  name: nameSchema,
  administrator: firstAdministratorSchema,
});

/** A tenant as its operator sees it: how much there is, and nothing of what it contains. */
export const operatedTenantSchema = v.object({
  id: idSchema,
  slug: v.string(),
  name: v.string(),
  is_active: v.boolean(),
  created_at: instantSchema,
  suspended_at: v.nullable(instantSchema),
  users: v.number(),
  forms: v.number(),
  submissions: v.number(),
  /** The size of its files in storage. */
  file_bytes: v.number(),
  /** When a user was last seen or a submission was made; `null` when neither ever happened. */
  last_activity_at: v.nullable(instantSchema),
});
export type OperatedTenant = v.InferOutput<typeof operatedTenantSchema>;

/** How the first administrator gets in. */
const createdTenantSchema = v.object({
  tenant: operatedTenantSchema,
  /** The address of the tenant. */
  origin: v.string(),
  /** The link with which the administrator chooses a password, once, within a week; `null` with an external provider. */
  password_link: v.nullable(v.string()),
});

/** How many rows of one kind were copied, or were not. */
const copyCountSchema = v.object({ table: v.string(), rows: v.number() });

/** What a copy of a tenant has, and what it does not have. */
export const tenantCopySchema = v.object({
  copied: v.array(copyCountSchema),
  not_copied: v.array(copyCountSchema),
  files: v.number(),
  /** The providers whose secrets must be filled in again. */
  secrets_to_fill_in: v.array(v.object({ kind: v.string(), name: v.string() })),
  /** The providers that are switched off, without recipients, until the new administrator confirms each. */
  providers_to_confirm: v.array(
    v.object({ kind: v.string(), name: v.string(), stage: v.picklist(['production', 'test']) }),
  ),
  /** How many forms must be published: a copy publishes nothing. */
  forms_to_publish: v.number(),
});
export type TenantCopy = v.InferOutput<typeof tenantCopySchema>;

const optionalReason = v.optional(v.nullable(reasonSchema), null);

/** Endpoints for the tenants of an installation. */
export const operatedTenantsContract = {
  listTenants: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/tenants',
    summary: 'Lists the tenants by slug, with their state, size and last activity.',
    access: readAccess,
    query: v.pick(listQuery({ filters: [], sorts: ['slug'] }), ['page', 'limit']),
    status: 200,
    answer: v.object({ data: v.array(operatedTenantSchema), meta: listMetaSchema }),
    errors: [],
  }),
  getTenant: operatorEndpoint({
    method: 'GET',
    path: '/operators/v0/tenants/:slug',
    summary: 'A tenant with its state, size and last activity.',
    access: readAccess,
    params: bySlug,
    status: 200,
    answer: itemOf(operatedTenantSchema),
    errors: ['not_found'],
  }),
  createTenant: operatorEndpoint({
    method: 'POST',
    path: '/operators/v0/tenants',
    summary: 'Creates a tenant with its environments, its roles and its first administrator.',
    access: writeAccess,
    body: v.object({ ...newTenantSchema.entries, reason: optionalReason }),
    status: 201,
    answer: itemOf(createdTenantSchema),
    errors: ['tenant_slug_taken'],
  }),
  suspendTenant: operatorEndpoint({
    method: 'POST',
    path: '/operators/v0/tenants/:slug/suspend',
    summary: 'Makes a tenant not available, to its visitors and its staff, within five seconds.',
    access: writeAccess,
    params: bySlug,
    body: v.object({ reason: reasonSchema }),
    status: 204,
    errors: ['not_found'],
  }),
  resumeTenant: operatorEndpoint({
    method: 'POST',
    path: '/operators/v0/tenants/:slug/resume',
    summary: 'Makes a suspended tenant available again.',
    access: writeAccess,
    params: bySlug,
    body: v.object({ reason: optionalReason }),
    status: 204,
    errors: ['not_found'],
  }),
  copyTenant: operatorEndpoint({
    method: 'POST',
    path: '/operators/v0/tenants/:slug/copy',
    summary:
      'Creates a tenant with the settings, roles, themes, lists, templates and forms of this one, and nothing of its people or visitors.',
    access: writeAccess,
    params: bySlug,
    body: v.object({ ...newTenantSchema.entries, reason: reasonSchema }),
    status: 201,
    answer: itemOf(v.object({ ...createdTenantSchema.entries, copy: tenantCopySchema })),
    errors: ['not_found', 'tenant_slug_taken'],
  }),
  removeTenant: operatorEndpoint({
    method: 'POST',
    path: '/operators/v0/tenants/:slug/remove',
    summary:
      'Deletes a tenant that is suspended for a day, with all its files and rows; its full name confirms it.',
    access: writeAccess,
    params: bySlug,
    body: v.object({ name: v.pipe(v.string(), v.maxLength(100)), reason: reasonSchema }),
    status: 200,
    answer: itemOf(v.object({ rows: v.number(), files: v.number() })),
    errors: [
      'not_found',
      'tenant_active',
      'tenant_name_differs',
      'tenant_suspended_shortly',
      'tenant_not_dumped',
    ],
  }),
} as const;
