import { formFileVersion, type FormFile } from '../contract/staff/forms/form-files.ts';
import { createField } from '../form/create-field.ts';
import type { Field, Page } from '../form/form-definition.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import type { Translations } from '../translations/translations.ts';
import type { Starter, StarterField, Words } from './starter.ts';

/** The choices of the user who creates a form from a starter. */
interface StarterChoice {
  readonly name: string;
  readonly confidentiality: FormFile['form']['confidentiality_level'];
}

/**
 * Converts a starter to the file of a form, in Dutch with translations, to be imported like any
 * other.
 */
export function buildStarterFile(starter: Starter, choice: StarterChoice): FormFile {
  const fields = starter.pages.flatMap((page) => page.fields);
  const shortIds = new Map(fields.map(({ id }, at) => [id, `q${String(at + 1).padStart(3, '0')}`]));
  const pages: Page[] = starter.pages.map(({ id, title, fields: own }) => ({
    id,
    title: title[0],
    properties: own.map((field) => buildField(field, shortIds.get(field.id) ?? field.id)),
  }));
  return {
    format_version: formFileVersion,
    form: {
      type: 'form',
      name: choice.name,
      confidentiality_level: choice.confidentiality,
      number_prefix: 'PF-',
      is_numbering_enabled: true,
    },
    version: {
      title: starter.name[0],
      description: starter.description[0],
      pages,
      variables: [],
      settings: {
        'theme.has_stepper': true,
        'theme.has_summary': true,
        'confirmation.text': starter.confirmation[0],
        'processing.purpose': starter.purpose,
        // A municipality asks these things for its public duties (AVG, article 6(1)(e)).
        'processing.legal_basis': 'public_task',
      },
      submission_settings: { is_public: true },
      theme_settings: {},
      languages: ['nl', 'en', 'de'],
      translations: translationsOf(starter),
      translation_notes: {},
    },
    references: { templates: [], lists: [], providers: [] },
  };
}

function buildField(field: StarterField, shortId: string): Field {
  const { id, type, label, hint, isRequired, options, settings, shownWhen } = field;
  const base = createField(type, { id, shortId, label: label[0] });
  const custom = { ...base.custom_properties, ...settings };
  return {
    ...base,
    ...(hint !== undefined && { hint: hint[0] }),
    ...(isRequired === true && { is_required: true }),
    ...(field.autocomplete !== undefined && { autocomplete_type: field.autocomplete }),
    ...(options !== undefined && {
      options: options.map((option) => ({ id: option.id, label: option.label[0] })),
    }),
    ...(Object.keys(custom).length > 0 && { custom_properties: custom }),
    ...(shownWhen !== undefined && { is_hidden: true, logic: [showRule(id, shownWhen)] }),
  };
}

function showRule(
  id: string,
  [target, condition_operator, value]: NonNullable<StarterField['shownWhen']>,
): LogicRule {
  return {
    id: `${id}-rule`,
    actions: ['show'],
    condition_group: {
      id: `${id}-group`,
      type: 'group',
      logic_operator: 'and',
      children: [{ id: `${id}-condition`, type: 'condition', target, condition_operator, value }],
    },
  };
}

/** Every text with the key of its translations. */
function keyedWords(starter: Starter): readonly (readonly [key: string, words: Words])[] {
  const fields = starter.pages.flatMap((page) => page.fields);
  return [
    ['title', starter.name],
    ['description', starter.description],
    ['settings.confirmation.text', starter.confirmation],
    ...starter.pages.map(({ id, title }) => [`${id}.title`, title] as const),
    ...fields.flatMap(({ id, label, hint, options = [] }) => [
      [`${id}.label`, label] as const,
      ...(hint === undefined ? [] : [[`${id}.hint`, hint] as const]),
      ...options.map((option) => [`${id}.options.${option.id}`, option.label] as const),
    ]),
  ];
}

function translationsOf(starter: Starter): Translations {
  const words = keyedWords(starter);
  return {
    en: Object.fromEntries(words.map(([key, [, en]]) => [key, en])),
    de: Object.fromEntries(words.map(([key, [, , de]]) => [key, de])),
  };
}
