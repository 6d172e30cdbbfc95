import { exampleWords } from './example-words.ts';
import { parseFormula } from './syntax/parse-formula.ts';
import { printFormula, type FormulaLanguage } from './syntax/print-formula.ts';

/** Returns the example of a function in a language: its functions, and the fields and texts that it invents. */
export function formatExample(source: string, language: FormulaLanguage): string {
  const printed = printIn(source, language);
  if (language === 'en') return printed;
  return printed.replace(/\{[^{}]*\}|"[^"]*"/g, (word) => exampleWords[word]?.[language] ?? word);
}

/** Returns a formula with its functions in a language; as it is when it is not a formula. */
export function printIn(source: string, language: FormulaLanguage): string {
  const parsed = parseFormula(source);
  return parsed.ok ? printFormula(parsed.node, language) : source;
}
