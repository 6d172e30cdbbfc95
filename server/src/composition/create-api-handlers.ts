import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import { createAllowedOriginsHandlers } from '../allowed-origins/allowed-origins-handlers.ts';
import { answerFiltersHandlers } from '../answer-filters/answer-filters-handlers.ts';
import { createAuditHandlers } from '../audit/audit-handlers.ts';
import { createAttachmentsHandlers } from '../attachments/attachments-handlers.ts';
import { createAccountsHandlers } from '../accounts/create-accounts-handlers.ts';
import { deletePasswordsBeyond } from '../accounts/passwords/earlier-passwords-queries.ts';
import { assertReadyWithoutPasswords } from '../accounts/passwords/password-sign-in.ts';
import type { SignInClients } from '../accounts/sign-in-providers/sign-in-clients.ts';
import { createIdentitiesHandlers } from '../submissions/staff/identities-handlers.ts';
import { createLoginHandlers } from '../citizen-login/login-handlers.ts';
import type { LoginOptions } from '../citizen-login/login-options.ts';
import { createFindMaintenance } from '../maintenance/find-maintenance.ts';
import { createListSourcesHandlers } from '../custom-lists/sources/list-sources-handlers.ts';
import { customListsHandlers } from '../custom-lists/custom-lists-handlers.ts';
import { createDataRequestsHandlers } from '../data-requests/data-requests-handlers.ts';
import { environmentsHandlers } from '../environments/environments-handlers.ts';
import { createNotificationsHandlers } from '../notifications/notifications-handlers.ts';
import { createExportsHandlers } from '../exports/exports-handlers.ts';
import { withdrawExports } from '../exports/withdraw-exports.ts';
import { createUploadForm } from '../files/create-upload-form.ts';
import type { FileServices } from '../files/file-services.ts';
import { createFilesHandlers } from '../submissions/staff/files-handlers.ts';
import { createFormFilesHandlers } from '../form-files/form-files-handlers.ts';
import { assertKnowsFormsOf } from '../forms/members/assert-knows-forms-of.ts';
import { endAllMemberships } from '../forms/members/end-membership.ts';
import { countFormRoles } from '../forms/members/user-forms-queries.ts';
import { createFormsHandlers } from '../forms/forms-handlers.ts';
import type { Identity } from '../identity/identity.ts';
import { createLookUpHandlers } from '../look-ups/look-up-handlers.ts';
import type { RegistersInUse } from '../look-ups/registers-in-use.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { createRpcHandlers } from '../platform/http/endpoints/procedures.ts';
import { createRateLimits, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { paymentDaysHandlers } from '../payments/days/payment-days-handlers.ts';
import { createPaymentsHandlers } from '../payments/payments-handlers.ts';
import { createRefundsHandlers } from '../payments/refunds/refunds-handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { DataSources } from '../providers/data-sources/data-sources.ts';
import type { Registers } from '../providers/registers.ts';
import { createProviders } from '../providers/create-providers.ts';
import { createPublicFormsHandlers } from '../public-forms/public-forms-handlers.ts';
import type { ShowForm } from '../public-forms/show-form.ts';
import { createQuarantineHandlers } from '../quarantine/quarantine-handlers.ts';
import { holdsHandlers } from '../retention/holds-handlers.ts';
import { retentionHandlers } from '../retention/retention-handlers.ts';
import { procedureHandlers } from '../search/procedure-handlers.ts';
import { createSettingImagesHandlers } from '../setting-files/setting-images-handlers.ts';
import { createThemeFontsHandlers } from '../setting-files/theme-fonts-handlers.ts';
import { createSettingsHandlers } from '../settings/settings-handlers.ts';
import { createReviewLinksHandlers } from '../reviews/review-links-handlers.ts';
import { reviewsHandlers } from '../reviews/reviews-handlers.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';
import { createMailLimits } from '../submissions/mail-limits/mail-limits.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { CreateDeliveryDriver } from '../providers/delivery/delivery-drivers.ts';
import { createIntegrationsHandlers } from '../integrations/preview-integration.ts';
import { createProcessingRegisterHandlers } from '../processing-register/processing-register-handlers.ts';
import { providerCallsHandlers } from '../provider-calls/provider-calls-handlers.ts';
import { createProvidersHandlers } from '../integrations/providers-handlers.ts';
import { createDeliveriesHandlers } from '../submissions/staff/deliveries-handlers.ts';
import { createPdfServices } from '../submissions/pdf/create-submission-pdf.ts';
import { createSubmissionPdfHandlers } from '../submissions/submission-pdf-handlers.ts';
import { createCoSignatureHandlers } from '../submissions/co-signature/co-signature-handlers.ts';
import { createOwnSubmissionsHandlers } from '../submissions/own-submissions-handlers.ts';
import { createHandlingHandlers } from '../submissions/staff/handling/handling-handlers.ts';
import { viewsHandlers } from '../submissions/staff/handling/views-handlers.ts';
import type { DeleteOptions } from '../submissions/staff/delete-submission.ts';
import { createSendHandlers } from '../submissions/send-handlers.ts';
import { createSubmissionsHandlers } from '../submissions/staff/submissions-handlers.ts';
import { insightHandlers } from '../insight/insight-handlers.ts';
import { createVisitCountsHandlers } from '../visit-counts/visit-counts-handlers.ts';
import { insertFirstVersion } from '../versions/insert-first-version.ts';
import { journalHandlers } from '../versions/journal/journal-handlers.ts';
import { presenceHandlers } from '../versions/presence/presence-handlers.ts';
import { pagesHandlers } from '../versions/pages/pages-handlers.ts';
import { propertiesHandlers } from '../versions/pages/properties-handlers.ts';
import { themesHandlers } from '../themes/themes-handlers.ts';
import { featuresHandlers } from '../feature-settings/features-handlers.ts';
import { quotasHandlers } from '../quotas/quotas-handlers.ts';
import { glossaryHandlers } from '../glossary/glossary-handlers.ts';
import { systemTextsHandlers } from '../system-texts/system-texts-handlers.ts';
import { translationsHandlers } from '../translations/translations-handlers.ts';
import { createVersionRemarksHandlers } from '../version-remarks/version-remarks-handlers.ts';
import { createScheduledPublicationsHandlers } from '../versions/scheduled-publications/scheduled-publications-handlers.ts';
import { createVersionsHandlers } from '../versions/versions-handlers.ts';
import type { AppOptions } from './app-options.ts';
import { createFindProvidedForForm } from './find-provided-for-form.ts';
import { createScanServices } from './create-scan-services.ts';
import { createLookUpSources } from './create-look-up-sources.ts';
import { originOf } from './origin-of.ts';

/** The dependencies of the handlers for visitors. */
interface VisitorOptions {
  readonly login: LoginOptions;
  readonly rules: CompletionRules;
  readonly payments: PaymentOptions;
  readonly showForm: ShowForm;
}

interface HandlerOptions extends VisitorOptions {
  readonly signInClients: SignInClients;
  readonly createDriver: CreateDeliveryDriver;
}

/** The handlers of every endpoint of the API. */
export function createApiHandlers(
  options: AppOptions,
  identity: Identity,
  { login, rules, payments, showForm, signInClients, createDriver }: HandlerOptions,
): Handlers<ApiContract> {
  const files = fileServicesOf(options);
  const providers = createProviders(options.config, options.runtime);
  const sources = createLookUpSources(options, login);
  const createRateLimit = createRateLimits(options.pool, options.runtime.now);
  const mailLimits = createMailLimits(createRateLimit, options.config.mailsPerHour);
  const submissions = { ...options, ...rules, mailLimits };
  const publishing = { jobs: options.jobs, findProvided: createFindProvidedForForm(providers) };
  return {
    ...createSettings(options, identity),
    ...createAccountsHandlers({ ...accountServicesOf(options), createRateLimit, signInClients }),
    ...environmentsHandlers,
    ...createFormsHandlers(insertFirstVersion),
    ...createVersionsHandlers(publishing),
    ...createScheduledPublicationsHandlers(publishing),
    ...createFormPartsHandlers(options, files),
    ...createReviewLinksHandlers(originOf(options.config)),
    ...createPublicHandlers(showForm, { ...options, createRateLimit }),
    ...createSubmissionPdfHandlers(createPdfServices(options), options.cipher, options.runtime.now),
    ...createOutgoingHandlers(options, { login, payments, createDriver, ...sources }),
    ...createSendHandlers({ ...submissions, files }),
    ...createSubmissionsHandlers({
      ...submissions,
      files,
      onDeleted: withdrawExportsOf(options.jobs),
    }),
    ...createOwnSubmissionsHandlers({ ...submissions, hasher: options.passwordHasher }),
    ...createHandlingHandlers(options.cipher),
    ...submissionListHandlers,
    ...createNotificationsHandlers(createFindMaintenance(options.pool), options.jobs),
    ...createCoSignatureHandlers({ ...options, ...rules, createRateLimit }),
    ...createPaymentAndRefundHandlers(payments),
    ...createIdentitiesHandlers(options.cipher),
    ...createPrivacyHandlers(options, files),
    ...createStoredHandlers(options),
    ...createAdministrationHandlers(options, createRateLimit),
    ...createRpcHandlers({
      ...procedureHandlers,
      ...createLoginHandlers(login),
      ...createLookUpHandlers({ ...options, ...providers, ...sources, createRateLimit }),
      createUploadForm: createUploadForm(files, originOf(options.config)),
    }),
  };
}

const createSettings = (options: AppOptions, identity: Identity) =>
  createSettingsHandlers({
    authOf: identity.clientConfig,
    originOf: originOf(options.config),
    isEvaluation: options.isEvaluation,
    prepareFor: async (tx, tenantId, changed) => {
      if (changed.get('password_sign_in') === 'emergency')
        await assertReadyWithoutPasswords(tx, tenantId);
      const history = changed.get('password_history');
      if (typeof history === 'number') await deletePasswordsBeyond(tx, { tenantId, history });
    },
  });

/** What the lists of submissions offer: saved views, and the answers to filter on. */
const submissionListHandlers = { ...viewsHandlers, ...answerFiltersHandlers };

const createPaymentAndRefundHandlers = (payments: PaymentOptions) => ({
  ...createPaymentsHandlers(payments),
  ...createRefundsHandlers(payments.jobs),
  ...paymentDaysHandlers,
});

const accountServicesOf = (options: AppOptions) => ({
  ...options,
  hasher: options.passwordHasher,
  originOf: originOf(options.config),
  assertKnowsFormsOf,
  formMemberships: { countRoles: countFormRoles, endAll: endAllMemberships },
});

/** The endpoints of a form that a visitor opens, and of the counts of visits. */
const createPublicHandlers = (
  showForm: ShowForm,
  counts: Parameters<typeof createVisitCountsHandlers>[0],
) => ({ ...createPublicFormsHandlers(showForm), ...createVisitCountsHandlers(counts) });

/** The endpoints for requests of citizens about their data. */
const createPrivacyHandlers = (options: AppOptions, files: FileServices) =>
  createDataRequestsHandlers({
    ...options,
    files,
    pdf: createPdfServices(options),
    workFolder: options.storage.storage.workFolder,
    onDeleted: withdrawExportsOf(options.jobs),
  });

/** The handlers of the parts of forms, and of uploaded images. */
const createFormPartsHandlers = ({ config, jobs }: AppOptions, files: FileServices) => ({
  ...createAttachmentsHandlers(files, originOf(config)),
  ...createSettingImagesHandlers(files, originOf(config)),
  ...createThemeFontsHandlers(files, originOf(config)),
  ...journalHandlers,
  ...createVersionRemarksHandlers(jobs),
  ...presenceHandlers,
  ...createFormFilesHandlers(files),
  ...translationsHandlers,
  ...reviewsHandlers,
  ...insightHandlers,
  ...pagesHandlers,
  ...propertiesHandlers,
});

/** The endpoints for administrators. */
const createAdministrationHandlers = (options: AppOptions, createRateLimit: CreateRateLimit) => ({
  ...createAllowedOriginsHandlers({
    client: createOutgoingClient(options.config.outgoing),
    originOf: originOf(options.config),
    createRateLimit,
  }),
  ...customListsHandlers,
  ...createListSourcesHandlers({
    client: createOutgoingClient(options.config.outgoing),
    jobs: options.jobs,
  }),
  ...themesHandlers,
  ...systemTextsHandlers,
  ...glossaryHandlers,
  ...featuresHandlers,
  ...quotasHandlers,
  ...retentionHandlers,
  ...holdsHandlers,
  ...createProcessingRegisterHandlers({
    ...createPdfServices(options),
    scansFiles: options.scan !== null,
  }),
  ...createAuditHandlers(options.cipher),
});

/** The endpoints that read files of storage. */
const createStoredHandlers = ({ jobs, storage: { storage }, cipher, scan }: AppOptions) => ({
  ...createQuarantineHandlers({ storage, cipher, scan }),
  ...createFilesHandlers(storage),
  ...createExportsHandlers({ jobs, storage }),
});

/** Deletes the exports that may contain a submission that was deleted by hand. */
const withdrawExportsOf =
  (jobs: JobSender): DeleteOptions['onDeleted'] =>
  (writer, { form_id: formId, created_at: since }) =>
    withdrawExports(writer, jobs, { formId, since: new Date(since) });

/** The endpoints for providers, integrations and deliveries. */
function createOutgoingHandlers(
  options: AppOptions,
  {
    login,
    payments,
    createDriver,
    registersInUse,
    ...services
  }: Pick<HandlerOptions, 'login' | 'payments' | 'createDriver'> & {
    readonly registers: Registers;
    readonly registersInUse: RegistersInUse;
    readonly dataSources: DataSources;
  },
) {
  const { outgoing } = options.config;
  const client = createOutgoingClient(outgoing);
  return {
    ...createDeliveriesHandlers(options),
    ...providerCallsHandlers,
    ...createIntegrationsHandlers({ createDriver, originOf: originOf(options.config) }),
    ...createProvidersHandlers({
      ...options,
      createDriver,
      logins: login.providers,
      createPayment: payments.createProvider,
      ...services,
      onChanged: (tenantId, key) => {
        registersInUse.forget(tenantId);
        options.circuits.forget(tenantId, key);
      },
      outgoing,
      client,
    }),
  };
}

function fileServicesOf(options: AppOptions): FileServices {
  const { acceptsUnscanned, maxFileBytes, maxTotalBytes } = options.config.storage;
  return {
    ...createScanServices(options),
    workers: options.workers,
    acceptsUnscanned,
    maxFileBytes,
    maxTotalBytes,
  };
}
