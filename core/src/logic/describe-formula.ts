import { FormulaSyntaxError } from '../formulas/formula-issue.ts';
import { canonicalName, functionNames } from '../formulas/functions/names.ts';
import { tokenize, type Token } from '../formulas/tokens.ts';
import { languageOf } from '../messages/languages.ts';
import { nameField, type Wording } from './field-names.ts';
import { clip } from './quote.ts';

const longest = 300;

/**
 * A stored formula as designers read it: fields by their labels and functions in the reader's
 * language, everything else as it was written. One that cannot be read stays as it is.
 */
export function describeFormula(source: string, wording: Wording): string {
  return clip(translateFormula(source, wording), longest);
}

function translateFormula(source: string, wording: Wording): string {
  const tokens = readTokens(source);
  let text = '';
  let at = 0;
  for (const token of tokens) {
    text += source.slice(at, token.from) + describeToken(token, source, wording);
    at = token.to;
  }
  return text + source.slice(at);
}

function readTokens(source: string): readonly Token[] {
  try {
    return tokenize(source);
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return [];
    throw error;
  }
}

function describeToken(token: Token, source: string, wording: Wording): string {
  if (token.kind === 'reference') return describeReference(token.text, wording);
  const written = source.slice(token.from, token.to);
  return token.kind === 'name' ? describeFunction(written, wording) : written;
}

/** A field by its label; a column of a repeating field after the label of that field. */
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
