import * as v from 'valibot';
import { endpoint, privateAccess, publicAccess } from '../../endpoint.ts';

const settingValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.null()]);
export type SettingValue = v.InferOutput<typeof settingValue>;

/** The admin app's configuration before sign-in: the issuer and the client. */
export const configSchema = v.object({
  app: v.object({ title: v.string() }),
  tenant: v.object({ slug: v.string(), name: v.string() }),
  auth: v.object({ url: v.string(), client_id: v.string(), scope: v.string() }),
  accounts: v.object({ url: v.string() }),
  suite: v.object({
    products: v.array(
      v.object({ id: v.string(), name: v.string(), url: v.string(), is_enabled: v.boolean() }),
    ),
  }),
  is_evaluation: v.boolean(),
});
export type Config = v.InferOutput<typeof configSchema>;

export const settingsContract = {
  getConfig: endpoint({
    method: 'GET',
    path: '/config',
    summary: 'Configuration of the tenant for the apps, before sign-in.',
    access: publicAccess,
    status: 200,
    answer: configSchema,
    errors: ['tenant_not_found', 'tenant_disabled'],
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/v0/settings/root',
    summary: 'The tenant’s settings by key.',
    access: privateAccess(),
    status: 200,
    answer: v.object({ data: v.record(v.string(), settingValue) }),
    errors: [],
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/v0/settings',
    summary: 'Changes several settings at once.',
    access: privateAccess('admin-forms-settings'),
    body: v.array(v.object({ id: v.string(), value: settingValue })),
    status: 200,
    answer: v.object({ data: v.record(v.string(), settingValue) }),
    errors: ['invalid', 'provider_sign_in_not_ready'],
  }),
} as const;
