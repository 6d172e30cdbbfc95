import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import type { LoginProvider, loginProcedures } from '@form-builder/core/contract/visitor/login.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writerFor } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { selectProvider, type ProviderRow } from '../providers/providers-queries.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { LoginRow } from './login-queries.ts';
import { exchangeCode, presentLogin, useLogin } from './current-login.ts';
import { readLoginVariables } from './login-variables.ts';
import { endLogin } from './end-login.ts';
import type { LoginOptions } from './login-options.ts';
import { prepareLogin } from './start-login.ts';

/** The procedures with which a visitor's page logs in and out. */
export function createLoginHandlers(
  options: LoginOptions,
): Pick<ProcedureHandlers, keyof typeof loginProcedures> {
  const present = ({ tenant, now }: Presenting, login: LoginRow) =>
    presentLogin({ cipher: options.cipher, tenantId: tenant.id }, login, now());
  return {
    findLoginProvider: async ({ body, tenant, transaction, language, now }) => {
      const provider = await transaction((tx) => selectProvider(tx, 'auth', keyOf(body)));
      if (provider === undefined) throw new RequestError('provider_unavailable');
      const { organisation } = options.providers.get(tenant.id, provider);
      const { id, name } = provider;
      const outage = outageOf(provider, { language, now: now() });
      return { data: { id, name, organisation: organisation ?? tenant.name, outage } };
    },

    startLogin: async (context) => {
      const { body, tenant, language } = context;
      const { return_url: returnUrl, form_id: formId, least_level: minLevel } = body;
      const request = { provider: keyOf(body), formId, returnUrl, minLevel, language };
      const data = await context.transaction((tx) =>
        prepareLogin(writerFor(context, tx), tenant, options, request),
      );
      return { data };
    },

    exchangeLogin: async (context) => {
      const { token, login } = await context.transaction((tx) =>
        exchangeCode(writerFor(context, tx), context.body),
      );
      return { data: { token, login: present(context, login) } };
    },

    extendLogin: async (context) => {
      const login = await context.transaction((tx) =>
        useLogin(writerFor(context, tx), context.body.token),
      );
      return { data: present(context, login) };
    },

    readLoginVariables: variablesHandler(options),

    endLogin: async (context) => {
      const { body, tenant } = context;
      const leaving = { token: body.token, returnUrl: body.return_url };
      const url = await context.transaction((tx) =>
        endLogin(writerFor(context, tx), tenant, options, leaving),
      );
      return { data: { url } };
    },
  };
}

interface Presenting {
  readonly tenant: Tenant;
  readonly now: () => number;
}

/** Whether visitors cannot log in now: an administrator says so, or the last calls failed. */
function outageOf(
  { is_down: isDown, outage_texts: texts, paused_until: until }: ProviderRow,
  { language, now }: { readonly language: Language; readonly now: number },
): LoginProvider['outage'] {
  if (isDown) return { text: texts[language] || null };
  return until !== null && until.getTime() > now ? { text: null } : null;
}

const keyOf = ({ provider, environment }: { provider: string; environment: EnvironmentId }) => ({
  id: provider,
  servesTests: stageOf(environment) === 'test',
});

const variablesHandler =
  ({ cipher, selectVariables }: LoginOptions): ProcedureHandlers['readLoginVariables'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { body, tenant } = context;
      const login = await useLogin(writerFor(context, tx), body.token);
      const variables = await selectVariables(tx, body.version_id);
      const logins = new Map([[login.provider_id, login]]);
      return { data: readLoginVariables(cipher, tenant.id, { variables, logins }) };
    });
