import * as v from 'valibot';
import { languages } from '../../../messages/languages.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';

const inLanguage = v.object({ language: v.picklist(languages) });
const textIdSchema = v.pipe(v.string(), v.maxLength(200));
const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));

const systemTextSchema = v.object({
  /** The id of the message, such as `element.next`. */
  id: v.string(),
  /** The text of the product, as an ICU message. */
  original: v.string(),
  /** The tenant's own text; `null` for the text of the product. */
  text: v.nullable(v.string()),
  /** The Dutch text in the words of the tenant, which a translation follows; `null` for a text in Dutch. */
  dutch: v.nullable(v.string()),
});
/** One text that the product says to visitors. */
export type SystemText = v.InferOutput<typeof systemTextSchema>;

const systemLanguageSchema = v.object({
  language: v.picklist(languages),
  /** The number of texts, and of those that the tenant words itself. */
  total: v.number(),
  changed: v.number(),
});
/** How far a tenant words the product's texts in a language. */
export type SystemLanguage = v.InferOutput<typeof systemLanguageSchema>;

export const systemTextsContract = {
  listSystemLanguages: endpoint({
    method: 'GET',
    path: '/v0/settings/texts',
    summary:
      'Lists the languages of the product with the number of texts that the tenant words itself.',
    access: privateAccess('system-translation'),
    status: 200,
    answer: v.object({ data: v.array(systemLanguageSchema) }),
    errors: [],
  }),
  listSystemTexts: endpoint({
    method: 'GET',
    path: '/v0/settings/texts/:language',
    summary: 'Lists every text that the product says to visitors, with the tenant’s own text.',
    access: privateAccess('system-translation'),
    params: inLanguage,
    status: 200,
    answer: v.object({ data: v.array(systemTextSchema) }),
    errors: [],
  }),
  updateSystemTexts: endpoint({
    method: 'PATCH',
    path: '/v0/settings/texts/:language',
    summary:
      'Changes the tenant’s own texts by id; `null` restores the text of the product, other texts stay. A text must have exactly the placeholders of the original, and is rejected when it is no longer the one in `replaced`.',
    access: privateAccess('system-translation'),
    params: inLanguage,
    body: v.object({
      texts: v.record(textIdSchema, v.nullable(textSchema)),
      /** The own texts that the writer read and replaces, by id; without them the last writer wins. */
      replaced: v.exactOptional(v.record(textIdSchema, v.nullable(v.string()))),
    }),
    status: 200,
    answer: v.object({ data: v.array(systemTextSchema) }),
    errors: ['invalid', 'stale'],
  }),
} as const;
