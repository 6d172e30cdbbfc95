import { customListsContract } from './staff/custom-lists.ts';
import { environmentsContract } from './staff/environments.ts';
import { filesContract } from './staff/files.ts';
import { formsContract } from './staff/forms.ts';
import { ownSubmissionsContract } from './visitor/own-submissions.ts';
import { pagesContract } from './visitor/pages.ts';
import { identitiesContract } from './staff/identities.ts';
import { paymentsContract } from './visitor/payments.ts';
import { propertiesContract } from './staff/properties.ts';
import { publicFormsContract } from './visitor/public-forms.ts';
import { reviewLinksContract } from './visitor/review-links.ts';
import { rpcContract } from './rpc.ts';
import { settingsContract } from './staff/settings.ts';
import { submissionPdfContract } from './visitor/submission-pdf.ts';
import { submissionsContract } from './staff/submissions.ts';
import { usersContract } from './staff/users.ts';
import { versionsContract } from './staff/versions.ts';

/** Every endpoint of the API by name. */
export const contract = {
  ...settingsContract,
  ...usersContract,
  ...environmentsContract,
  ...formsContract,
  ...versionsContract,
  ...reviewLinksContract,
  ...pagesContract,
  ...propertiesContract,
  ...publicFormsContract,
  ...submissionsContract,
  ...paymentsContract,
  ...identitiesContract,
  ...submissionPdfContract,
  ...ownSubmissionsContract,
  ...filesContract,
  ...customListsContract,
  ...rpcContract,
} as const;
export type ApiContract = typeof contract;
