import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byId, idSchema, ifMatch, instantSchema } from '../../shared-schemas.ts';
import { themeCss } from '../../../version-settings/version-settings.ts';
import { themeSettingsSchema } from '../../../theme/theme-settings.ts';
import { templatePermissions } from '../../permissions.ts';
import { formUseSchema } from '../forms/form-use.ts';

/** A theme of the tenant, as lists show it. */
export const themeSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** True for the theme that new forms begin with; at most one. */
  is_default: v.boolean(),
  colours: v.optional(themeSettingsSchema.entries.colours),
  font_family: v.optional(v.string()),
  /** The number of forms whose newest or published versions have this theme. */
  use_count: v.number(),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** The tag for `If-Match`. */
  revision: v.number(),
});
export type Theme = v.InferOutput<typeof themeSchema>;

/** A theme of the tenant is no copy of another one. */
const ownThemeSchema = v.omit(themeSettingsSchema, ['theme_id', 'overrides']);

export const detailedThemeSchema = v.object({
  ...themeSchema.entries,
  theme_settings: ownThemeSchema,
  /** The tenant's own style rules. */
  css: v.string(),
  /** Only forms that the caller may see. */
  used_by: v.array(formUseSchema),
});
export type DetailedTheme = v.InferOutput<typeof detailedThemeSchema>;

const themeNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** Why style rules are rejected, and where. */
const styleFaultSchema = v.object({ line: v.number(), message: v.string() });
export type DescribedStyleFault = v.InferOutput<typeof styleFaultSchema>;

const reads = privateAccess(
  'admin-forms-settings',
  'form-read',
  'form-edit',
  'form-create',
  ...templatePermissions,
);
const changes = privateAccess('admin-forms-settings');

/** The tenant's themes, from which designers pick the appearance of a version. */
export const themesContract = {
  listThemes: endpoint({
    method: 'GET',
    path: '/v0/themes',
    summary: 'Lists the themes of the tenant, without their logos and style rules.',
    access: reads,
    query: listQuery({ filters: [], sorts: ['name', 'updated_at'] }),
    status: 200,
    answer: listOf(themeSchema),
    errors: [],
  }),
  getTheme: endpoint({
    method: 'GET',
    path: '/v0/themes/:id',
    summary: 'A theme with its logo, style rules, and the forms that have it.',
    access: reads,
    params: byId,
    status: 200,
    answer: itemOf(detailedThemeSchema),
    errors: ['not_found'],
  }),
  createTheme: endpoint({
    method: 'POST',
    path: '/v0/themes',
    summary: 'Creates a theme: empty, or a copy of `source_id`.',
    access: changes,
    body: v.object({ name: themeNameSchema, source_id: v.optional(idSchema) }),
    status: 201,
    answer: itemOf(detailedThemeSchema),
    errors: ['not_found'],
  }),
  updateTheme: endpoint({
    method: 'PATCH',
    path: '/v0/themes/:id',
    summary:
      'Changes a theme. Versions keep the copy that they have; a default theme replaces the earlier one.',
    access: changes,
    params: byId,
    headers: ifMatch,
    body: v.partial(
      v.object({
        name: themeNameSchema,
        is_default: v.boolean(),
        theme_settings: ownThemeSchema,
        css: themeCss.schema,
      }),
    ),
    bodyLimitBytes: 1_000_000,
    status: 200,
    answer: itemOf(detailedThemeSchema),
    errors: ['not_found', 'stale', 'precondition_required', 'invalid'],
  }),
  deleteTheme: endpoint({
    method: 'DELETE',
    path: '/v0/themes/:id',
    summary: 'Deletes a theme that no newest or published version of a form has.',
    access: changes,
    params: byId,
    status: 204,
    errors: ['not_found', 'theme_in_use'],
  }),
  checkThemeStyle: endpoint({
    method: 'POST',
    path: '/v0/themes/style',
    summary: 'Scopes style rules to the form for a preview, or says which of them are rejected.',
    access: reads,
    body: v.object({ css: themeCss.schema }),
    status: 200,
    answer: v.object({ data: v.object({ style: v.string(), faults: v.array(styleFaultSchema) }) }),
    errors: [],
  }),
} as const;
