import * as v from 'valibot';
import { languages } from '../../../messages/languages.ts';
import { translationStatuses } from '../../../translations/translation-notes.ts';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { templatePermissions } from '../../permissions.ts';
import { idSchema } from '../../shared-schemas.ts';

const textSchema = v.pipe(v.string(), v.maxLength(20_000));

/** The translation of one text; without a source it belongs to the current text. */
const changedTextSchema = v.object({
  text: textSchema,
  source: v.exactOptional(textSchema),
  status: v.exactOptional(v.picklist(translationStatuses)),
});

/** Texts to change by their key; `null` removes a translation. */
const changedTextsSchema = v.record(
  v.pipe(v.string(), v.maxLength(200)),
  v.nullable(changedTextSchema),
);
export type ChangedTexts = v.InferOutput<typeof changedTextsSchema>;

const translates = privateAccess(
  'form-edit',
  'form-translation',
  'template-edit',
  'template-translation',
);

const inLanguage = v.object({ id: idSchema, language: v.picklist(languages) });

/** The file formats of exported and imported translations. */
const formatSchema = v.picklist(['xliff', 'po', 'csv']);
export type TranslationFormat = v.InferOutput<typeof formatSchema>;

const importSchema = v.object({
  changes: v.array(
    v.object({
      key: v.string(),
      /** The current text; the translation is outdated when `source` differs. */
      original: v.string(),
      before: v.nullable(v.string()),
      text: v.string(),
      source: v.string(),
      status: v.picklist(translationStatuses),
    }),
  ),
  refused: v.array(
    v.object({
      key: v.string(),
      /** `placeholders`: a formula of the original is missing, or an additional one exists. */
      reason: v.picklist(['unknown', 'repeated', 'too_long', 'placeholders']),
    }),
  ),
  unchanged: v.number(),
});
/** The changes of an imported file. */
export type TranslationImport = v.InferOutput<typeof importSchema>;

/** Earlier translations of a sentence, in this form or another. */
const suggestionSchema = v.object({
  source: v.string(),
  text: v.string(),
  form_title: v.string(),
});

export const translationsContract = {
  listTranslationSuggestions: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/translations/:language/suggestions',
    summary:
      'Lists earlier translations of the same sentences in forms that the caller may see, the newest of each.',
    access: translates,
    params: inLanguage,
    status: 200,
    answer: v.object({ data: v.array(suggestionSchema) }),
    errors: ['not_found'],
  }),
  exportTranslations: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/translations/:language/file',
    summary: 'Gives the texts of a version and their translations as an XLIFF 2, PO or CSV file.',
    access: privateAccess('form-read', 'form-edit', 'form-translation', ...templatePermissions),
    params: inLanguage,
    query: v.object({ format: v.optional(formatSchema, 'xliff') }),
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found', 'invalid'],
  }),
  importTranslations: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/translations/:language/file',
    summary:
      'Says what a file of translations changes and what of it is refused; with `is_applied` it is also saved.',
    access: translates,
    params: inLanguage,
    body: v.object({
      format: formatSchema,
      content: v.pipe(v.string(), v.maxLength(5_000_000)),
      is_applied: v.optional(v.boolean(), false),
    }),
    bodyLimitBytes: 8_388_608,
    status: 200,
    answer: v.object({ data: importSchema }),
    errors: ['not_found', 'forbidden', 'version_locked', 'invalid'],
  }),
  updateTranslations: endpoint({
    method: 'PATCH',
    path: '/v0/forms/versions/:id/translations/:language',
    summary:
      'Changes texts of a version in one language, by key; other texts stay. The first text adds the language to the version.',
    access: translates,
    params: inLanguage,
    body: v.object({ texts: changedTextsSchema }),
    bodyLimitBytes: 5_242_880,
    status: 200,
    answer: v.object({ data: v.object({ revision: v.number() }) }),
    errors: ['not_found', 'forbidden', 'version_locked', 'invalid'],
  }),
} as const;
