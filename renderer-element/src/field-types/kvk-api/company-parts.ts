import type { KvkApiAnswer } from '@form-builder/core/field-types/kvk-api/kvk-api.ts';
import {
  isKvkNumber,
  normaliseKvkNumber,
} from '@form-builder/core/validation/rules/identifiers/kvk.ts';

/** A company as its inputs show it. */
export interface CompanyParts {
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

const noParts: CompanyParts = { number: '', name: '', address: '' };

/**
 * Returns the texts of the inputs for an answer: the members of a company, or the texts of an
 * incomplete one.
 */
export function companyPartsOf(value: unknown): CompanyParts {
  if (typeof value === 'string') return { ...noParts, ...readTyped(value) };
  if (value === null || typeof value !== 'object') return noParts;
  // The definition has parsed the value: if it is neither empty nor text, it is a company.
  const { kvk_number: number, name, address = '' } = value as KvkApiAnswer;
  return { number, name, address };
}

/** Returns the answer for the inputs: an unchecked company, or the texts of an incomplete one. */
export function companyAnswerOf(parts: CompanyParts): KvkApiAnswer | string | null {
  const entries = Object.entries(parts).filter(([, text]: [string, string]) => text.trim() !== '');
  if (entries.length === 0) return null;
  const { number, name, address } = parts;
  if (!isKvkNumber(number) || name.trim() === '') {
    return JSON.stringify(Object.fromEntries(entries));
  }
  return {
    kvk_number: normaliseKvkNumber(number),
    name: name.trim(),
    ...(address.trim() === '' ? {} : { address: address.trim() }),
  };
}

/** Parses the inputs of an incomplete company; other text becomes the search query. */
function readTyped(text: string): Partial<CompanyParts> {
  try {
    const typed: unknown = JSON.parse(text);
    if (typeof typed !== 'object' || typed === null) return { name: text };
    const texts = Object.entries(typed).filter(([, part]) => typeof part === 'string');
    // Only inputs with text are stored.
    return Object.fromEntries(texts);
  } catch {
    return { name: text };
  }
}
