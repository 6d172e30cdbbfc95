import * as v from 'valibot';
import { formParts } from '../../field-types/form-parts.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { variablesSchema } from '../../form/variables/variables-schema.ts';
import { themeFontSchema } from '../../theme/theme-font-schema.ts';
import { packedFormulaSchema } from '../../formulas/syntax/packed-formula-schema.ts';
import { publicVersionSettingsSchema } from '../../version-settings/version-settings-schema.ts';
import { endpoint, publicAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { byId, environmentIdSchema, idSchema } from '../shared-schemas.ts';
import { submissionSettingsSchema } from '../submission-settings.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** The theme of a version, to be applied before the first render. */
export const publicThemeSchema = v.object({
  /** A style sheet for the element's shadow root. */
  style: v.string(),
  /** The same style sheet at its own immutable URL. */
  style_url: v.nullable(v.string()),
  logo: v.nullable(
    v.object({
      url: v.string(),
      alt: v.string(),
      alignment: v.picklist(['start', 'center', 'end']),
    }),
  ),
  /** The fonts to load for the style sheet; absent without uploaded fonts. */
  fonts: v.exactOptional(v.array(themeFontSchema)),
});
export type PublicTheme = v.InferOutput<typeof publicThemeSchema>;

/** The first page of an empty form as markup, prerendered by the element's own views. */
export const prerenderedPageSchema = v.object({
  /** The locale of its texts. */
  locale: v.string(),
  /** The day of prerendering: rules may depend on today. */
  day: v.string(),
  /** The content of the element's shadow root. */
  html: v.string(),
  /** Styles of rarer field types on it, after the element's own. */
  css: v.string(),
  /**
   * The element's files that this form needs besides those of every form, as paths beside the script's: to be
   * loaded together with the first ones.
   */
  files: v.array(v.string()),
});
export type PrerenderedPage = v.InferOutput<typeof prerenderedPageSchema>;

/** Everything that the element needs to show a form, in one response. */
export const publicFormSchema = v.object({
  id: idSchema,
  version_id: idSchema,
  environment: environmentIdSchema,
  title: v.string(),
  description: v.string(),
  organisation: v.string(),
  /** The available languages; the first one is the fallback. */
  languages: v.array(v.string()),
  /** Its texts in this language; absent for a form in one language. */
  texts: v.exactOptional(
    v.object({
      language: v.string(),
      /** The language that the form is written in. */
      source: v.string(),
      /** The keys of texts without a translation, which are in that language. */
      missing: v.array(v.string()),
    }),
  ),
  /** The product's texts that the tenant words itself, compiled; absent when it has none in this language. */
  messages: v.exactOptional(v.record(v.string(), v.union([v.string(), v.array(v.unknown())]))),
  /** The field types in the form. */
  field_types: v.array(v.string()),
  /** The code and texts it needs besides those of every form, to be loaded in one parallel round. */
  parts: v.array(v.picklist(formParts)),
  pages: pagesSchema,
  /** Absent without variables. */
  variables: v.exactOptional(variablesSchema),
  /** Its parsed formulas by their text; absent without formulas. */
  parsed_formulas: v.exactOptional(v.record(v.string(), packedFormulaSchema)),
  settings: publicVersionSettingsSchema,
  /** Absent for the product's default. */
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
    /** Determines the language of the prerendered first page. */
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
  typeof import('./send-submissions.ts').sendSubmissionsContract &
  Pick<typeof import('../rpc.ts').rpcContract, 'callPublicProcedure'>;
