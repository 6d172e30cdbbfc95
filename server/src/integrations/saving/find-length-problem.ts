import type { ProviderSetting } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { readPairs } from '../../providers/read-pairs.ts';

/** Why a value is too short or too long for the service, with the limit and in pairs the part; `null`: it fits. */
export function findLengthProblem(
  value: string,
  { input, length, pairLengths }: ProviderSetting,
  language: Language,
): string | null {
  const check = (text: string, { min = 0, max }: NonNullable<ProviderSetting['length']>) => {
    const texts = inputTexts[language];
    if (text.length > max) return `${texts.maxCharacters} ${String(max)}.`;
    return text.length < min ? `${texts.minCharacters} ${String(min)}.` : null;
  };
  if (input !== 'pairs') return length === undefined || value === '' ? null : check(value, length);
  if (pairLengths === undefined) return null;
  const problems = readPairs(value).flatMap(([name, one]) =>
    [check(name, { max: pairLengths.name }), check(one, { max: pairLengths.value })].flatMap(
      (problem) => (problem === null ? [] : [`${name}: ${problem}`]),
    ),
  );
  return problems.length === 0 ? null : problems.join(' ');
}
