import { accountContract } from './staff/users/account.ts';
import { passkeysContract } from './staff/users/passkeys.ts';
import { versionRemarksContract } from './staff/forms/version-remarks.ts';
import { attachmentsContract } from './staff/forms/attachments.ts';
import { coSignaturesContract } from './visitor/co-signatures.ts';
import { customListsContract } from './staff/settings/custom-lists.ts';
import { notificationsContract } from './staff/users/notifications.ts';
import { dataRequestsContract } from './staff/submissions/data-requests.ts';
import { deliveriesContract } from './staff/submissions/deliveries.ts';
import { environmentsContract } from './staff/settings/environments.ts';
import { allowedOriginsContract } from './staff/settings/allowed-origins.ts';
import { answerFiltersContract } from './staff/submissions/answer-filters.ts';
import { exportSchedulesContract } from './staff/submissions/export-schedules.ts';
import { exportsContract } from './staff/submissions/exports.ts';
import { filesContract } from './staff/submissions/files.ts';
import { formFilesContract } from './staff/forms/form-files.ts';
import { formGroupsContract } from './staff/users/form-groups.ts';
import { formMembersContract } from './staff/users/form-members.ts';
import { formsContract } from './staff/forms/forms.ts';
import { handlingContract } from './staff/submissions/handling.ts';
import { holdsContract } from './staff/submissions/holds.ts';
import { journalContract } from './staff/forms/journal.ts';
import { presenceContract } from './staff/forms/presence.ts';
import { logbookContract } from './staff/logbook.ts';
import { ownSubmissionsContract } from './visitor/own-submissions.ts';
import { pagesContract } from './staff/forms/pages.ts';
import { integrationsContract } from './staff/settings/integrations.ts';
import { identitiesContract } from './staff/submissions/identities.ts';
import { passwordsContract } from './staff/users/passwords.ts';
import { refundsContract } from './staff/submissions/refunds.ts';
import { listSourcesContract } from './staff/settings/list-sources.ts';
import { paymentsContract } from './visitor/payments.ts';
import { paymentDaysContract } from './staff/submissions/payment-days.ts';
import { processingRegisterContract } from './staff/forms/processing-register.ts';
import { propertiesContract } from './staff/forms/properties.ts';
import { providerCallsContract } from './staff/settings/provider-calls.ts';
import { providersContract } from './staff/settings/providers.ts';
import { quarantineContract } from './staff/settings/quarantine.ts';
import { publicFormsContract } from './visitor/public-forms.ts';
import { reviewLinksContract } from './visitor/review-links.ts';
import { reviewsContract } from './staff/forms/reviews.ts';
import { retentionContract } from './staff/submissions/retention.ts';
import { groupsContract } from './staff/users/groups.ts';
import { rolesContract } from './staff/users/roles.ts';
import { rpcContract } from './rpc.ts';
import { scheduledPublicationsContract } from './staff/forms/scheduled-publications.ts';
import { sendSubmissionsContract } from './visitor/send-submissions.ts';
import { settingImagesContract } from './staff/settings/setting-images.ts';
import { themeFontsContract } from './staff/settings/theme-fonts.ts';
import { settingsContract } from './staff/settings/settings.ts';
import { signInProvidersContract } from './staff/settings/sign-in-providers.ts';
import { submissionPdfContract } from './visitor/submission-pdf.ts';
import { submissionViewsContract } from './staff/submissions/submission-views.ts';
import { submissionsContract } from './staff/submissions/submissions.ts';
import { themesContract } from './staff/settings/themes.ts';
import { featuresContract } from './staff/settings/features.ts';
import { quotasContract } from './staff/settings/quotas.ts';
import { glossaryContract } from './staff/settings/glossary.ts';
import { systemTextsContract } from './staff/settings/system-texts.ts';
import { translationsContract } from './staff/forms/translations.ts';
import { photosContract } from './staff/users/photos.ts';
import { rightsReviewContract } from './staff/users/rights-review.ts';
import { userFormsContract } from './staff/users/user-forms.ts';
import { visitCountsContract } from './visitor/visit-counts.ts';
import { insightContract } from './staff/forms/insight.ts';
import { usersContract } from './staff/users/users.ts';
import { versionsContract } from './staff/forms/versions.ts';

// One object per area: the compiler cannot write the type of all endpoints as one.
const userEndpoints = {
  ...usersContract,
  ...rightsReviewContract,
  ...userFormsContract,
  ...rolesContract,
  ...groupsContract,
  ...passwordsContract,
  ...accountContract,
  ...passkeysContract,
  ...photosContract,
  ...formMembersContract,
  ...formGroupsContract,
  ...notificationsContract,
} as const;

const settingsEndpoints = {
  ...settingsContract,
  ...featuresContract,
  ...quotasContract,
  ...settingImagesContract,
  ...themeFontsContract,
  ...signInProvidersContract,
  ...systemTextsContract,
  ...glossaryContract,
  ...environmentsContract,
  ...integrationsContract,
  ...providersContract,
  ...providerCallsContract,
  ...quarantineContract,
  ...listSourcesContract,
  ...allowedOriginsContract,
  ...customListsContract,
  ...themesContract,
} as const;

const formEndpoints = {
  ...formsContract,
  ...versionsContract,
  ...scheduledPublicationsContract,
  ...journalContract,
  ...presenceContract,
  ...formFilesContract,
  ...attachmentsContract,
  ...versionRemarksContract,
  ...translationsContract,
  ...reviewsContract,
  ...pagesContract,
  ...propertiesContract,
  ...insightContract,
  ...processingRegisterContract,
} as const;

const submissionEndpoints = {
  ...submissionsContract,
  ...handlingContract,
  ...submissionViewsContract,
  ...deliveriesContract,
  ...refundsContract,
  ...paymentDaysContract,
  ...identitiesContract,
  ...filesContract,
  ...answerFiltersContract,
  ...exportsContract,
  ...exportSchedulesContract,
  ...retentionContract,
  ...holdsContract,
  ...dataRequestsContract,
} as const;

const visitorEndpoints = {
  ...reviewLinksContract,
  ...publicFormsContract,
  ...visitCountsContract,
  ...sendSubmissionsContract,
  ...paymentsContract,
  ...submissionPdfContract,
  ...ownSubmissionsContract,
  ...coSignaturesContract,
} as const;

/** The types of all endpoints by name. */
export type ApiContract = typeof userEndpoints &
  typeof settingsEndpoints &
  typeof formEndpoints &
  typeof submissionEndpoints &
  typeof visitorEndpoints &
  typeof logbookContract &
  typeof rpcContract;

/** Every endpoint of the API by name. */
export const contract: ApiContract = {
  ...userEndpoints,
  ...settingsEndpoints,
  ...formEndpoints,
  ...submissionEndpoints,
  ...visitorEndpoints,
  ...logbookContract,
  ...rpcContract,
};
