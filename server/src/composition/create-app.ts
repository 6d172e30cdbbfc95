import { contract } from '@form-builder/core/contract/contract.ts';
import {
  createSignInClients,
  type SignInClients,
} from '../accounts/sign-in-providers/sign-in-clients.ts';
import { mountBounces } from '../bounces/mount-bounces.ts';
import { createRefusalLog } from '../audit/create-refusal-log.ts';
import { findDefinition } from '../submissions/answers/seal-earlier-queries.ts';
import { mountAppLogin } from '../citizen-login/app-login/mount-app-login.ts';
import { assertFeatureActive } from '../features/active-features.ts';
import type { LoginOptions } from '../citizen-login/login-options.ts';
import { mountLogin } from '../citizen-login/mount-login.ts';
import { mountServiceProvider } from '../citizen-login/service-provider/mount-service-provider.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import { identityRoute } from '../identity/identity-route.ts';
import { createAdminShell } from '../pages/admin-shell.ts';
import { canonicalOrigin, defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { createClientFor } from './create-client-for.ts';
import { createHttpApp } from './create-http-app.ts';
import { createListener, type Listener } from '../platform/http/create-listener.ts';
import type { ApiContext } from '../platform/http/endpoints/serve-endpoint.ts';
import { createRateLimits } from '../platform/http/rate-limits/rate-limit.ts';
import { addressOf } from '../platform/http/tenancy/request-host.ts';
import { createTenancy } from '../platform/http/tenancy/tenancy.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { DiskUploadOptions } from '../platform/storage/disk/mount-disk-uploads.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { createPaymentOptions } from '../payments/create-payment-options.ts';
import { mountPayments } from '../payments/mount-payments.ts';
import {
  mountLaterAnswers,
  type LaterAnswersOptions,
} from '../submissions/deliveries/later-answers/mount-later-answers.ts';
import { mountReminders } from '../draft-reminders/mount-reminders.ts';
import { createLoginProviders } from '../providers/auth/login-providers.ts';
import {
  createClientKeys,
  type FindClientKeys,
} from '../providers/auth/oidc/client-keys/client-keys.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { measureResponse } from '../platform/metrics/mount-metrics.ts';
import { createPrerendererLoader } from '../prerender/find-prerenderer.ts';
import { createShowForm } from '../public-forms/show-form.ts';
import { createCompletionRules } from './create-completion-rules.ts';
import { createApiHandlers } from './create-api-handlers.ts';
import type { AppOptions } from './app-options.ts';
import { createReceivers } from './create-receivers.ts';
import { originOf } from './origin-of.ts';

/** Connects the parts of the server; does no input or output itself. */
export function createApp(options: AppOptions): Listener {
  const { config, pool, runtime, storage } = options;
  const resolveTenant = createTenancy(pool, runtime, config);
  const { signInClients, login } = createLoginServices(options);
  const identity = createAppIdentity(options, signInClients);
  const origin = canonicalOrigin(config, config.tenant ?? defaultTenantSlug);
  const isHttps = origin.startsWith('https:');
  const rules = createCompletionRules(options);
  const payments = createPaymentOptions({ ...options, clientFor: createClientFor(options) }, rules);
  const loadPrerenderer = createPrerendererLoader(options.elementFolder);
  const showForm = createShowForm(loadPrerenderer, runtime.now);
  const visitors = { login, rules, payments, showForm, signInClients };
  const receivers = createReceivers(options);
  const app = createHttpApp({
    ...options,
    contract,
    loadPrerenderer,
    showForm,
    handlers: createApiHandlers(options, identity, { ...visitors, ...receivers }),
    mountPages: (pages) => {
      const logins = { ...login, pool, runtime, resolveTenant, isHttps };
      mountLogin(pages, logins);
      mountServiceProvider(pages, logins);
      const createRateLimit = createRateLimits(pool, runtime.now);
      mountAppLogin(pages, { ...logins, createRateLimit, isProxyTrusted: config.isProxyTrusted });
      mountPayments(pages, { ...payments, pool, runtime, resolveTenant });
      mountReports(pages, options, { ...receivers, resolveTenant });
    },
    api: createApiContext(options, { resolveTenant, identity }),
    isHttps,
    contact: config.apiContact,
    metricsToken: config.metricsToken,
    diskUploads: diskUploadsOf(options),
    fileStorage: storage.storage,
    mapTilesUrl: config.lookUps.mapTilesUrl,
    uploadOrigin: storage.storage.uploadOrigin,
    adminShell: createAdminShell(options.adminFolder, {
      issuerOrigin: outsideOrigin(config),
      uploadOrigin: storage.storage.uploadOrigin,
    }),
  });
  return createListener({
    app,
    handleIdentity: measured(identity, options.metrics),
    resolveTenant,
    defaultOrigin: origin,
    isProxyTrusted: config.isProxyTrusted,
  });
}

interface Admission {
  readonly resolveTenant: ApiContext['resolveTenant'];
  readonly identity: Identity;
}

/** The dependencies of every API endpoint. */
function createApiContext(
  { config, pool, runtime }: AppOptions,
  { resolveTenant, identity }: Admission,
): ApiContext {
  return {
    pool,
    runtime,
    resolveTenant,
    authenticate: identity.authenticate,
    limitPublicWrites: createRateLimits(
      pool,
      runtime.now,
    )({
      name: 'writes',
      max: config.publicWritesPerMinute,
      windowSeconds: 60,
    }),
    isProxyTrusted: config.isProxyTrusted,
    onRefused: createRefusalLog(pool, runtime),
    assertFeature: (transaction, id, language) =>
      transaction((tx) => assertFeatureActive(tx, id, language)),
  };
}

/** Also measures the requests of the sign-in service, which are handled outside the app. */
function measured({ handle }: Identity, metrics: Metrics): Identity['handle'] {
  return (tenant, request, response) => {
    measureResponse(metrics, identityRoute(request.url), request, response);
    return handle(tenant, request, response);
  };
}

/** What receivers, mail relays and readers of mails report afterwards. */
function mountReports(
  pages: Parameters<typeof mountBounces>[0],
  options: AppOptions,
  services: Pick<LaterAnswersOptions, 'createDriver' | 'resolveTenant'>,
): void {
  mountLaterAnswers(pages, {
    ...options,
    ...services,
    onRefused: (cause) => {
      options.logger.warn({ error: describeError(cause) }, 'later answer of a receiver refused');
    },
  });
  mountReminders(pages, { ...options, ...services });
  mountBounces(pages, { ...options, bounces: options.config.bounces });
}

/** What logs visitors in, and colleagues at outside providers: both prove who we are with the same keys. */
function createLoginServices(options: AppOptions) {
  const { pool, runtime, cipher } = options;
  const findClientKeys = createClientKeys({
    transactionFor: (tenantId) => withTenant(pool, tenantId),
    runtime,
    cipher,
  });
  return {
    signInClients: createAppSignInClients(options, findClientKeys),
    login: createLoginOptions(options, findClientKeys),
  };
}

function createLoginOptions(options: AppOptions, findClientKeys: FindClientKeys): LoginOptions {
  const { config, cipher, runtime, logger } = options;
  const providers = createLoginProviders(cipher, {
    clientFor: createClientFor(options),
    findClientKeys,
    allowsPlainHttp: !config.isProduction,
    now: runtime.now,
  });
  const onFailed = (cause: unknown) => {
    logger.warn({ error: describeError(cause) }, 'login failed at the provider');
  };
  const selectVariables: LoginOptions['selectVariables'] = async (tx, versionId) =>
    (await findDefinition(tx, versionId))?.variables ?? [];
  return {
    cipher,
    providers,
    findClientKeys,
    originOf: originOf(config),
    onFailed,
    selectVariables,
  };
}

function diskUploadsOf({ storage, config, pool, runtime }: AppOptions): DiskUploadOptions | null {
  if (storage.embedded === null) return null;
  const { uploadsPerMinute, maxFileBytes: maxBytes } = config.storage;
  const limitUploads = createRateLimits(
    pool,
    runtime.now,
  )({
    name: 'uploads',
    max: uploadsPerMinute,
    windowSeconds: 60,
  });
  return { storage: storage.embedded, limitUploads, maxBytes };
}

function createAppSignInClients(
  { cipher, config, runtime }: AppOptions,
  findClientKeys: FindClientKeys,
): SignInClients {
  return createSignInClients(cipher, {
    findClientKeys,
    client: createOutgoingClient(config.outgoing),
    allowsPlainHttp: !config.isProduction,
    now: runtime.now,
  });
}

function createAppIdentity(
  { pool, config, logger, ...options }: AppOptions,
  signInClients: SignInClients,
): Identity {
  return createIdentity({
    transactionFor: (tenantId) => withTenant(pool, tenantId),
    runtime: options.runtime,
    originOf: originOf(config),
    addressOf: (request) => addressOf(request, config.isProxyTrusted),
    outside: config.externalIssuer,
    passwordHasher: options.passwordHasher,
    cipher: options.cipher,
    signInClients,
    jobs: options.jobs,
    onError: (error) => {
      logger.error({ route: '/idp', error: describeError(error) }, 'failure');
      options.onFailure?.(error);
    },
  });
}

function outsideOrigin(config: Config): string | null {
  return config.externalIssuer === null ? null : new URL(config.externalIssuer.issuer).origin;
}
