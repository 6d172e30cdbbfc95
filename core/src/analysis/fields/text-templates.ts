import { parseHtmlTemplate } from '../../formulas/html-template.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';
import { parseTextTemplate, type TextTemplate } from '../../formulas/text-template.ts';
import type { CheckedField } from '../checked-form.ts';
import { settingsOf } from './setting-values.ts';

/** A text of a field with formulas in it. */
export interface PlacedTemplate {
  readonly setting: string;
  readonly template: TextTemplate;
}

/** The flag that makes each text a template, by the text's setting. */
const flags = {
  label: 'use_formula',
  hint: 'use_formula',
  placeholder: 'use_formula',
  content: 'use_formula',
  custom_error_message: 'custom_error_message_use_formula',
  custom_required_message: 'custom_required_message_use_formula',
} as const;

/** Returns the parsed texts of a field that are templates. */
export function templatesOf({ field, program }: CheckedField): readonly PlacedTemplate[] {
  const isOn = (name: string) => isFlagged(name) && field[flags[name]] === true;
  return settingsOf(field, program.definition).flatMap(({ part, value }) => {
    if (typeof value !== 'string' || !isOn(part.name)) return [];
    const template =
      part.input === 'rich-text'
        ? parseHtmlTemplate(value, parseFormula)
        : parseTextTemplate(value, parseFormula);
    return { setting: part.name, template };
  });
}

const isFlagged = (name: string): name is keyof typeof flags => Object.hasOwn(flags, name);
