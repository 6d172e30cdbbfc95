import type { handlingContract } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { areFormsVisible } from '../../../forms/are-forms-visible.ts';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../../platform/request-error.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { selectAssignees } from './assignees-queries.ts';
import { selectLabels } from './labels-queries.ts';
import { createRemarksHandlers } from './remarks-handlers.ts';
import { updateHandling } from './update-handling.ts';

/** The endpoints with which staff assign submissions and record their progress. */
export const createHandlingHandlers = (
  cipher: SecretCipher,
): Handlers<typeof handlingContract> => ({
  updateHandling,
  ...createRemarksHandlers(cipher),
  listAssignees: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const forms = query.forms.split(',').filter((id) => id !== '');
      // Only readers of a form may see who else can read it.
      if (!(await areFormsVisible(tx, caller, forms))) throw new RequestError('not_found');
      return { data: await selectAssignees(tx, forms, query.search) };
    }),
  listLabels: ({ transaction }) => transaction(async (tx) => ({ data: await selectLabels(tx) })),
});
