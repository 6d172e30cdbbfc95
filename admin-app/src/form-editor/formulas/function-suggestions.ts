import { formatExample } from '@form-builder/core/formulas/format-example.ts';
import { formulaFunctions } from '@form-builder/core/formulas/functions/registry.ts';
import {
  constantNames,
  functionNames,
  type FunctionName,
} from '@form-builder/core/formulas/functions/names.ts';
import { functionName } from '@form-builder/core/formulas/syntax/print-formula.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { WritingSuggestion } from './search-suggestions.ts';

/**
 * Returns every function with its name in the user's language, a description and an example; it can
 * be found by its name in any language.
 */
export function functionSuggestions({ locale, translate }: FormatContext): WritingSuggestion[] {
  const language = languageOf(locale);
  // The record has exactly the functions as keys.
  const functions = Object.keys(formulaFunctions) as readonly FunctionName[];
  return [
    ...functions.map((name): WritingSuggestion => {
      const spelling = functionName(name, language);
      return {
        kind: 'function',
        label: spelling,
        detail: translate(`formula.function.${name}`),
        example: formatExample(formulaFunctions[name].example, language),
        insert: spelling,
        synonyms: [name, functionNames[name].nl, functionNames[name].de],
      };
    }),
    ...Object.values(constantNames).map((names): WritingSuggestion => ({
      kind: 'constant',
      label: names[language],
      insert: names[language],
      synonyms: Object.values(names),
    })),
  ];
}
