import * as v from 'valibot';
import { dataCategories } from '../../../field-types/data-categories.ts';
import { dataSubjects } from '../../../personal-data/data-subjects.ts';
import { legalBases } from '../../../version-settings/processing-settings.ts';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { listOf, listQuery } from '../../list.ts';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

/** What a card can still lack. */
export const cardGaps = ['purpose', 'legal_basis', 'bsn_ground', 'retention'] as const;
export type CardGap = (typeof cardGaps)[number];

/** The processing card of the version of a form that is published in production (AVG, article 30). */
export const processingCardSchema = v.object({
  form: v.object({ id: idSchema, name: v.string() }),
  version_number: v.number(),
  /** The URI by which the log of data processing refers to this version's card. */
  activity_id: v.string(),
  published_at: instantSchema,
  purpose: v.string(),
  legal_basis: v.picklist(legalBases),
  /** The categories of people whose data it holds. */
  data_subjects: v.array(v.picklist(dataSubjects)),
  /** The categories of personal data, by the types and marks of the fields, the variables and the logins. */
  categories: v.array(v.picklist(dataCategories)),
  /** The questions of the form. */
  questions: v.array(v.string()),
  /** The questions whose answers are encrypted and masked. */
  sensitive: v.array(v.string()),
  /** Whether a question asks for a BSN, or a login gives it. */
  has_bsn: v.boolean(),
  bsn_ground: v.string(),
  has_files: v.boolean(),
  has_login: v.boolean(),
  /** The systems that receive submissions, by the names of the integrations. */
  receivers: v.array(v.string()),
  processors: v.string(),
  responsible: v.string(),
  /** The days after which completed submissions are deleted; `null`: never. */
  retention_days: v.nullable(v.number()),
  languages: v.array(v.string()),
  /** What is not filled in or decided. */
  missing: v.array(v.picklist(cardGaps)),
  /** Whether nothing is missing: purpose, legal basis, for a BSN its ground, and a retention term. */
  is_complete: v.boolean(),
});
export type ProcessingCard = v.InferOutput<typeof processingCardSchema>;

const access = privateAccess('privacy-requests');

/** The processing register: the cards of all forms in production. */
export const processingRegisterContract = {
  listProcessingCards: endpoint({
    method: 'GET',
    path: '/v0/processing-register',
    summary:
      'Lists the processing cards of the forms in production. `search`: part of the name of the form. `filter[missing]`: what a card lacks; `filter[has_personal_data]`: whether the form asks for any.',
    access,
    query: listQuery({ filters: ['missing', 'has_personal_data'], sorts: ['name'] }),
    status: 200,
    answer: listOf(processingCardSchema),
    errors: [],
  }),
  exportProcessingCards: endpoint({
    method: 'GET',
    path: '/v0/processing-register/file',
    summary: 'The processing register as CSV.',
    access,
    status: 200,
    answer: fileContentSchema,
    errors: [],
  }),
  getProcessingDocument: endpoint({
    method: 'GET',
    path: '/v0/processing-register/document',
    summary: 'The processing register as a PDF: who is responsible, and a card for each form.',
    access,
    status: 200,
    answer: fileContentSchema,
    errors: [],
  }),
} as const;
