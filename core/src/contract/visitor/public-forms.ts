import * as v from 'valibot';
import { pagesSchema } from '../../form/pages-schema.ts';
import { variablesSchema } from '../../form/variables/variables-schema.ts';
import { packedFormulaSchema } from '../../formulas/syntax/packed-formula-schema.ts';
import { publicVersionSettingsSchema } from '../../version-settings/version-settings-schema.ts';
import { endpoint, publicAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { byId, environmentIdSchema, idSchema } from '../shared-schemas.ts';
import { submissionSettingsSchema } from '../staff/versions.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** The look of a version, ready to be applied before anything is drawn. */
export const publicThemeSchema = v.object({
  /** A style sheet for the element's shadow root. */
  style: v.string(),
  /** The same style sheet at an address of its own, which never changes. */
  style_url: v.nullable(v.string()),
  logo: v.nullable(
    v.object({
      url: v.string(),
      alt: v.string(),
      alignment: v.picklist(['start', 'center', 'end']),
    }),
  ),
});
export type PublicTheme = v.InferOutput<typeof publicThemeSchema>;

/** The first page of an empty form as markup, painted by the element's own views. */
export const prerenderedPageSchema = v.object({
  /** The language and region it is worded in. */
  locale: v.string(),
  /** The day it was painted on: rules may ask for today. */
  day: v.string(),
  /** What stands inside the element's shadow root. */
  html: v.string(),
  /** Styles of rarer field types on it, after the element's own. */
  css: v.string(),
  /**
   * The element's files that this form needs besides those of every form, as paths beside the
   * script's: to be fetched with the first ones.
   */
  files: v.array(v.string()),
});
export type PrerenderedPage = v.InferOutput<typeof prerenderedPageSchema>;

/** All that the element needs to show a form, in one answer. */
export const publicFormSchema = v.object({
  id: idSchema,
  version_id: idSchema,
  environment: environmentIdSchema,
  title: v.string(),
  description: v.string(),
  organisation: v.string(),
  /** The languages that it has texts in, the first being the fallback. */
  languages: v.array(v.string()),
  /** Its texts as they stand here; absent when it has them in one language only. */
  texts: v.exactOptional(
    v.object({
      language: v.string(),
      /** The language that the form is written in. */
      source: v.string(),
      /** The keys of those without a translation, which stand in that language. */
      missing: v.array(v.string()),
    }),
  ),
  /** The types used, so that their code can be fetched in one parallel round. */
  field_types: v.array(v.string()),
  pages: pagesSchema,
  /** Absent when it has none. */
  variables: v.exactOptional(variablesSchema),
  /** Its formulas by their text, parsed; absent when it has none. */
  parsed_formulas: v.exactOptional(v.record(v.string(), packedFormulaSchema)),
  settings: publicVersionSettingsSchema,
  /** Absent for the product's own look. */
  theme: v.exactOptional(publicThemeSchema),
  submission_settings: submissionSettingsSchema,
  is_test: v.boolean(),
  /** For showing the form before its code has loaded; absent for rarer locales. */
  first_page: v.optional(prerenderedPageSchema),
});
export type PublicForm = v.InferOutput<typeof publicFormSchema>;

export const publicFormsContract = {
  getPublicForm: endpoint({
    ...visitorRoutes.getPublicForm,
    summary: 'What an environment shows of a form; never writes.',
    access: publicAccess,
    params: byId,
    query: v.object({ environment: v.optional(v.string(), 'production') }),
    /** Decides the language its first page is painted in. */
    headers: v.object({ 'accept-language': v.optional(v.string(), '') }),
    status: 200,
    answer: itemOf(publicFormSchema),
    errors: [
      'form_not_found',
      'form_not_published',
      'form_closed',
      'product_disabled',
      'environment_not_found',
      'environment_not_allowed',
      'review_link_invalid',
      'origin_not_allowed',
    ],
  }),
} as const;

/** The contract of the visitor's page. */
export type VisitorContract = typeof publicFormsContract &
  Pick<
    typeof import('../staff/submissions.ts').submissionsContract,
    'createSubmission' | 'updateSubmission'
  > &
  Pick<typeof import('../rpc.ts').rpcContract, 'callPublicProcedure'>;
