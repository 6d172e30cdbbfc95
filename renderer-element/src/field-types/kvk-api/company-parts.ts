import type { KvkApiAnswer } from '@form-builder/core/field-types/kvk-api/kvk-api.ts';
import {
  isKvkNumber,
  normaliseKvkNumber,
} from '@form-builder/core/validation/rules/identifiers/kvk.ts';

/** A company as it stands in the boxes. */
export interface CompanyParts {
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

const noParts: CompanyParts = { number: '', name: '', address: '' };

/** What the boxes show of an answer: of a company its members, of one that was begun what was typed. */
export function companyPartsOf(value: unknown): CompanyParts {
  if (typeof value === 'string') return { ...noParts, ...readTyped(value) };
  if (value === null || typeof value !== 'object') return noParts;
  // What is neither empty nor typed text is a company, which the definition has parsed.
  const { kvk_number: number, name, address = '' } = value as KvkApiAnswer;
  return { number, name, address };
}

/** The answer that the boxes make: a company by the visitor's own word, or what was typed so far. */
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

/** The boxes of a company that was begun; other text is a name to search for. */
function readTyped(text: string): Partial<CompanyParts> {
  try {
    const typed: unknown = JSON.parse(text);
    if (typeof typed !== 'object' || typed === null) return { name: text };
    const texts = Object.entries(typed).filter(([, part]) => typeof part === 'string');
    // Only boxes with text in them are left; others stay empty.
    return Object.fromEntries(texts);
  } catch {
    return { name: text };
  }
}
