import { customListsContract } from './custom-lists.ts';
import { environmentsContract } from './environments.ts';
import { filesContract } from './files.ts';
import { formsContract } from './forms.ts';
import { ownSubmissionsContract } from './own-submissions.ts';
import { pagesContract } from './pages.ts';
import { identitiesContract } from './identities.ts';
import { paymentsContract } from './payments.ts';
import { propertiesContract } from './properties.ts';
import { publicFormsContract } from './public-forms.ts';
import { reviewLinksContract } from './review-links.ts';
import { rpcContract } from './rpc.ts';
import { settingsContract } from './settings.ts';
import { submissionPdfContract } from './submission-pdf.ts';
import { submissionsContract } from './submissions.ts';
import { usersContract } from './users.ts';
import { versionsContract } from './versions.ts';

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
