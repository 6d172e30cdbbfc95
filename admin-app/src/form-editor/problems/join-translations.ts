import { createFinding, type Finding } from '@form-builder/core/analysis/finding.ts';
import type { FindingCode } from '@form-builder/core/analysis/finding-codes.ts';

/** The finding about several texts, by the one about a single text. */
const joined = {
  translation_missing: 'translations_incomplete',
  translation_outdated: 'translations_outdated',
} as const satisfies Partial<Record<FindingCode, FindingCode>>;

const isJoined = (code: FindingCode): code is keyof typeof joined => Object.hasOwn(joined, code);

/** Joins the findings about the translations of a language, which are corrected together on one screen. */
export function joinTranslations(findings: readonly Finding[]): readonly Finding[] {
  return findings.flatMap((finding) => {
    const { code, path } = finding;
    const { language = '' } = path;
    if (!isJoined(code)) return [finding];
    const group = findings.filter((one) => one.code === code && one.path.language === language);
    if (group.length === 1) return [finding];
    if (group[0] !== finding) return [];
    const params = { language, count: group.length };
    return [createFinding(joined[code], { setting: 'languages', language }, params)];
  });
}
