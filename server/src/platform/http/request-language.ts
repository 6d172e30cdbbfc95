import { languages } from '@form-builder/core/messages/languages.ts';
import type { Language } from './handlers.ts';

/** The supported language the caller likes best, by `Accept-Language`; Dutch without one. */
export function requestLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',', 20)
    .map(parseWish)
    .sort((one, other) => other.weight - one.weight);
  for (const { language, weight } of wishes) {
    const known = languages.find((supported) => supported === language);
    if (known !== undefined && weight > 0) return known;
  }
  return 'nl';
}

function parseWish(text: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight };
}
