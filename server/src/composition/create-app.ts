import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Pool } from 'pg';
import { usersHandlers } from '../accounts/users-handlers.ts';
import { createIdentitiesHandlers } from '../submissions/staff/identities-handlers.ts';
import { createLoginHandlers } from '../citizen-login/login-handlers.ts';
import type { LoginOptions } from '../citizen-login/login-options.ts';
import { mountLogin } from '../citizen-login/mount-login.ts';
import { customListsHandlers } from '../custom-lists/custom-lists-handlers.ts';
import { environmentsHandlers } from '../environments/environments-handlers.ts';
import { createUploadForm } from '../files/create-upload-form.ts';
import type { FileServices } from '../files/file-services.ts';
import { createFilesHandlers } from '../submissions/staff/files-handlers.ts';
import type { OpenFileServices } from '../files/open-file-services.ts';
import { createFormsHandlers } from '../forms/forms-handlers.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import { identityRoute } from '../identity/identity-route.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { createLookUpHandlers } from '../look-ups/look-up-handlers.ts';
import { createAdminShell } from '../pages/admin-shell.ts';
import { canonicalOrigin, defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import type { Migration } from '../platform/database/migrate.ts';
import { withTenant } from '../platform/database/tenant-transaction.ts';
import { createHttpApp } from './create-http-app.ts';
import { createListener, type Listener } from '../platform/http/create-listener.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import { createRpcHandlers } from '../platform/http/endpoints/procedures.ts';
import { createRateLimits } from '../platform/http/rate-limits/rate-limit.ts';
import { addressOf } from '../platform/http/tenancy/request-host.ts';
import { createTenancy } from '../platform/http/tenancy/tenancy.ts';
import type { DiskUploadOptions } from '../platform/storage/disk/mount-disk-uploads.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createPaymentOptions } from '../payments/create-payment-options.ts';
import { mountPayments } from '../payments/mount-payments.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { createPaymentsHandlers } from '../payments/payments-handlers.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { createLoginProviders } from '../providers/auth/login-providers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Mailbox } from '../platform/mail/mailbox.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { measureResponse } from '../platform/metrics/mount-metrics.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { createProviders } from '../providers/create-providers.ts';
import { createPrerendererLoader } from '../prerender/find-prerenderer.ts';
import { createPublicFormsHandlers } from '../public-forms/public-forms-handlers.ts';
import { createShowForm, type ShowForm } from '../public-forms/show-form.ts';
import { createFindProvided } from '../providers/find-provided.ts';
import { procedureHandlers } from '../search/procedure-handlers.ts';
import { createSettingsHandlers } from '../settings/settings-handlers.ts';
import { createReviewLinksHandlers } from '../reviews/review-links-handlers.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';
import { createCompletionRules } from './create-completion-rules.ts';
import { createMailLimits } from '../submissions/mail-limits/mail-limits.ts';
import { createPdfServices } from '../submissions/pdf/create-submission-pdf.ts';
import { createSubmissionPdfHandlers } from '../submissions/pdf/submission-pdf-handlers.ts';
import { createOwnSubmissionsHandlers } from '../submissions/own-submissions-handlers.ts';
import { createSubmissionsHandlers } from '../submissions/submissions-handlers.ts';
import { insertVersion } from '../versions/insert-version.ts';
import { pagesHandlers } from '../versions/pages/pages-handlers.ts';
import { propertiesHandlers } from '../versions/pages/properties-handlers.ts';
import { createVersionsHandlers } from '../versions/versions-handlers.ts';

/** The dependencies of the app; it creates none of them itself. */
export interface AppOptions extends OpenFileServices {
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
  readonly runtime: Runtime;
  readonly config: Config;
  readonly isEvaluation: boolean;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly workers: WorkerPool;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  readonly mailer: Mailer;
  /** The mailbox that stores mails instead of sending them; `null` in production. */
  readonly mailbox: Mailbox | null;
  /** Folders with the built element and the built admin app. */
  readonly elementFolder: string;
  readonly adminFolder: string;
  /** Folder with the server's own files: fonts, the scripts of its pages. */
  readonly assetsFolder: string;
  /** Called for internal errors, besides the log. */
  readonly onFailure?: (error: unknown) => void;
}

/** Wires the server together; does no input or output by itself. */
export function createApp(options: AppOptions): Listener {
  const { config, pool, runtime } = options;
  const createRateLimit = createRateLimits(pool, runtime.now);
  const resolveTenant = createTenancy(pool, runtime, config);
  const identity = createAppIdentity(options);
  const origin = canonicalOrigin(config, config.tenant ?? defaultTenantSlug);
  const isHttps = origin.startsWith('https:');
  const login = createLoginOptions(options);
  const rules = createCompletionRules(options);
  const payments = createPaymentOptions(options, rules);
  const loadPrerenderer = createPrerendererLoader(options.elementFolder);
  const showForm = createShowForm(loadPrerenderer, runtime.now);
  const app = createHttpApp({
    ...options,
    contract,
    loadPrerenderer,
    showForm,
    handlers: createHandlers(options, identity, { login, rules, payments, showForm }),
    mountPages: (pages) => {
      mountLogin(pages, { ...login, pool, runtime, resolveTenant, isHttps });
      mountPayments(pages, { ...payments, pool, runtime, resolveTenant });
    },
    api: {
      pool,
      runtime,
      resolveTenant,
      authenticate: identity.authenticate,
      limitPublicWrites: createRateLimit({
        name: 'writes',
        most: config.publicWritesPerMinute,
        windowSeconds: 60,
      }),
      isProxyTrusted: config.isProxyTrusted,
    },
    isHttps,
    contact: config.apiContact,
    metricsToken: config.metricsToken,
    diskUploads: diskUploadsOf(options),
    mapTilesUrl: config.lookUps.mapTilesUrl,
    uploadOrigin: options.storage.storage.uploadOrigin,
    adminShell: createAdminShell(options.adminFolder, outsideOrigin(config)),
  });
  return createListener({
    app,
    handleIdentity: measured(identity, options.metrics),
    resolveTenant,
    defaultOrigin: origin,
    isProxyTrusted: config.isProxyTrusted,
  });
}

/** Sign-in answers outside the app, where requests are measured. */
function measured({ handle }: Identity, metrics: Metrics): Identity['handle'] {
  return (tenant, request, response) => {
    measureResponse(metrics, identityRoute(request.url), request, response);
    return handle(tenant, request, response);
  };
}

function createLoginOptions({ config, cipher }: AppOptions): LoginOptions {
  const providers = createLoginProviders(cipher, { allowsPlainHttp: !config.isProduction });
  return { cipher, providers, originOf: originOf(config) };
}

/** What the parts that serve visitors work with. */
interface VisitorOptions {
  readonly login: LoginOptions;
  readonly rules: CompletionRules;
  readonly payments: PaymentOptions;
  readonly showForm: ShowForm;
}

function createHandlers(
  options: AppOptions,
  identity: Identity,
  { login, rules, payments, showForm }: VisitorOptions,
): Handlers<ApiContract> {
  const files = fileServicesOf(options);
  const providers = createProviders(options.config, options.runtime);
  const createRateLimit = createRateLimits(options.pool, options.runtime.now);
  const mailLimits = createMailLimits(createRateLimit, options.config.mailsPerHour);
  return {
    ...createSettingsHandlers({
      authOf: identity.clientConfig,
      originOf: originOf(options.config),
      isEvaluation: options.isEvaluation,
    }),
    ...usersHandlers,
    ...environmentsHandlers,
    ...createFormsHandlers(insertVersion),
    ...createVersionsHandlers(createFindProvided(providers)),
    ...createReviewLinksHandlers(originOf(options.config)),
    ...pagesHandlers,
    ...propertiesHandlers,
    ...createPublicFormsHandlers(showForm),
    ...createSubmissionPdfHandlers(createPdfServices(options), options.cipher),
    ...createSubmissionsHandlers({ ...options, ...rules, files, mailLimits }),
    ...createOwnSubmissionsHandlers({
      ...options,
      ...rules,
      mailLimits,
      hasher: options.passwordHasher,
    }),
    ...createPaymentsHandlers(payments),
    ...createIdentitiesHandlers(options.cipher),
    ...createFilesHandlers(options.storage.storage),
    ...customListsHandlers,
    ...createRpcHandlers({
      ...procedureHandlers,
      ...createLoginHandlers(login),
      ...createLookUpHandlers(providers, createRateLimit, options.cipher),
      createUploadForm: createUploadForm(files, originOf(options.config)),
    }),
  };
}

function fileServicesOf({ storage, scan, workers, config }: AppOptions): FileServices {
  const { mostFileBytes, mostTotalBytes } = config.storage;
  return { storage: storage.storage, scan, workers, mostFileBytes, mostTotalBytes };
}

function diskUploadsOf({ storage, config, pool, runtime }: AppOptions): DiskUploadOptions | null {
  if (storage.embedded === null) return null;
  const { uploadsPerMinute, mostFileBytes: mostBytes } = config.storage;
  const limitUploads = createRateLimits(
    pool,
    runtime.now,
  )({
    name: 'uploads',
    most: uploadsPerMinute,
    windowSeconds: 60,
  });
  return { storage: storage.embedded, limitUploads, mostBytes };
}

function createAppIdentity({ pool, config, logger, ...options }: AppOptions): Identity {
  return createIdentity({
    transactionFor: (tenantId) => withTenant(pool, tenantId),
    runtime: options.runtime,
    originOf: originOf(config),
    addressOf: (request) => addressOf(request, config.isProxyTrusted),
    outside: config.outsideIssuer,
    passwordHasher: options.passwordHasher,
    cipher: options.cipher,
    onError: (error) => {
      logger.error({ route: '/idp', error: describeError(error) }, 'failure');
      options.onFailure?.(error);
    },
  });
}

function originOf(config: Config): (tenant: Tenant) => string {
  return ({ slug }) => canonicalOrigin(config, slug);
}

function outsideOrigin(config: Config): string | null {
  return config.outsideIssuer === null ? null : new URL(config.outsideIssuer.issuer).origin;
}
