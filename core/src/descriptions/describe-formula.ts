import { FormulaSyntaxError } from '../formulas/syntax/formula-issue.ts';
import { canonicalName, functionNames } from '../formulas/functions/names.ts';
import { tokenize, type Token } from '../formulas/syntax/tokens.ts';
import { languageOf } from '../messages/languages.ts';
import { nameField, type Wording } from './field-names.ts';
import { clip } from './quote.ts';

const longest = 300;

/**
 * Describes a stored formula: fields by their labels and functions in the user's language,
 * everything else as written. An invalid formula is returned unchanged.
 */
export function describeFormula(
  source: string,
  wording: Wording,
  nameReference: NameReference = (_written, name) => name,
): string {
  let text = '';
  let at = 0;
  for (const token of readTokens(source)) {
    const written = source.slice(token.from, token.to);
    const words = describeToken(token, written, wording);
    text += source.slice(at, token.from);
    text += token.kind === 'reference' ? nameReference(written, words) : words;
    at = token.to;
  }
  return clip(text + source.slice(at), longest);
}

/** Returns the text for a field, from its reference as written and its name. */
export type NameReference = (written: string, name: string) => string;

function readTokens(source: string): readonly Token[] {
  try {
    return tokenize(source);
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return [];
    throw error;
  }
}

function describeToken(token: Token, written: string, wording: Wording): string {
  if (token.kind === 'reference') return describeReference(token.text, wording);
  return token.kind === 'name' ? describeFunction(written, wording) : written;
}

/** Returns the label of a field; for a column, after the label of its repeating field. */
function describeReference(path: string, { names, context }: Wording): string {
  const fields = path.split('.').map((shortId) => names.byShortId.get(shortId));
  return fields.map((field) => nameField(field, context)).join(' › ');
}

function describeFunction(written: string, { context }: Wording): string {
  const name = canonicalName(written);
  if (name === undefined || name === 'TRUE' || name === 'FALSE') return written;
  const language = languageOf(context.locale);
  return language === 'en' ? name : functionNames[name][language];
}
