import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { glossaryPermissions } from '../../permissions.ts';
import { byId, idSchema, ifMatch, instantSchema, personSchema } from '../../shared-schemas.ts';

const wordsSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const contentEntries = {
  /** In Dutch. */
  term: wordsSchema,
  /** The fixed translation by language. */
  translations: v.object({ en: v.exactOptional(wordsSchema), de: v.exactOptional(wordsSchema) }),
  /** For translators, such as "formal"; `null` without one. */
  remark: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
} as const;

const glossaryContentSchema = v.object(contentEntries);
/** What people fill in of a term. */
export type GlossaryContent = v.InferOutput<typeof glossaryContentSchema>;

const glossaryTermSchema = v.object({
  id: idSchema,
  ...contentEntries,
  revision: v.number(),
  updated_at: instantSchema,
  /** Who saved it last; `null` for a user who is gone, or when nobody was recorded. */
  updated_by: v.nullable(personSchema),
});
/** A term with its fixed translations, which translators of forms see beside their texts. */
export type GlossaryTerm = v.InferOutput<typeof glossaryTermSchema>;

const readsGlossary = privateAccess(
  ...glossaryPermissions,
  'form-edit',
  'form-translation',
  'template-edit',
  'template-translation',
);
const changesGlossary = privateAccess(...glossaryPermissions);

/** The endpoints of the organisation's glossary for translations. */
export const glossaryContract = {
  listGlossaryTerms: endpoint({
    method: 'GET',
    path: '/v0/translations/glossary',
    summary:
      'Lists the terms of the glossary with their fixed translations, in alphabetical order.',
    access: readsGlossary,
    feature: 'glossary',
    status: 200,
    answer: v.object({ data: v.array(glossaryTermSchema) }),
    errors: [],
  }),
  createGlossaryTerm: endpoint({
    method: 'POST',
    path: '/v0/translations/glossary',
    summary: 'Adds a term to the glossary.',
    access: changesGlossary,
    feature: 'glossary',
    body: glossaryContentSchema,
    status: 201,
    answer: itemOf(glossaryTermSchema),
    errors: ['invalid', 'term_taken'],
  }),
  updateGlossaryTerm: endpoint({
    method: 'PUT',
    path: '/v0/translations/glossary/:id',
    summary:
      'Replaces a term of the glossary with its translations, unless somebody else changed it since.',
    access: changesGlossary,
    feature: 'glossary',
    params: byId,
    headers: ifMatch,
    body: glossaryContentSchema,
    status: 200,
    answer: itemOf(glossaryTermSchema),
    errors: ['invalid', 'term_taken', 'not_found', 'stale', 'precondition_required'],
  }),
  deleteGlossaryTerm: endpoint({
    method: 'DELETE',
    path: '/v0/translations/glossary/:id',
    summary: 'Deletes a term of the glossary, unless somebody else changed it since.',
    access: changesGlossary,
    feature: 'glossary',
    params: byId,
    headers: ifMatch,
    status: 204,
    errors: ['not_found', 'stale', 'precondition_required'],
  }),
} as const;
