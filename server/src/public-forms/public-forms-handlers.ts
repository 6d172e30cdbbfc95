import { publicFormsContract } from '@form-builder/core/contract/visitor/public-forms.ts';
import * as v from 'valibot';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { preferredLocales } from '../platform/http/requests/request-language.ts';
import type { ShowForm, Writer } from './show-form.ts';

/** The form as an API response, with its first page prerendered for embedding in another site. */
const apiAnswer: Writer = {
  name: 'api',
  write({ form, prerendering }) {
    const first_page = prerendering?.prerenderer.prerender(form, {
      ...prerendering,
      asOwnPage: false,
    });
    const data = first_page === undefined ? form : { ...form, first_page };
    return JSON.stringify(v.parse(publicFormsContract.getPublicForm.answer, { data }));
  },
};

export function createPublicFormsHandlers(
  showForm: ShowForm,
): Handlers<typeof publicFormsContract> {
  return {
    getPublicForm: ({ params, query, headers, caller, reviewKey, tenant, transaction }) =>
      showForm(
        {
          tenant,
          caller,
          reviewKey,
          transaction,
          // In one spelling, so that other spellings take no space in the cache.
          formId: params.id.toLowerCase(),
          environment: query.environment,
          preferredLocales: preferredLocales(headers['accept-language']),
        },
        apiAnswer,
      ),
  };
}
