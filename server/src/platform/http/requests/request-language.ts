import { languages } from '@form-builder/core/messages/languages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** The supported language that the caller prefers, by `Accept-Language`; Dutch without the header. */
export function requestLanguage(acceptLanguage: string | undefined): Language {
  const preferred = preferredLocales(acceptLanguage).map((tag) => tag.split('-')[0]?.toLowerCase());
  for (const language of preferred) {
    const known = languages.find((supported) => supported === language);
    if (known !== undefined) return known;
  }
  return 'nl';
}

/** The tags of an `Accept-Language` header, most preferred first. */
export function preferredLocales(acceptLanguage: string | undefined): readonly string[] {
  return (acceptLanguage ?? '')
    .split(',', 20)
    .map(parseWeightedTag)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function parseWeightedTag(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
}
