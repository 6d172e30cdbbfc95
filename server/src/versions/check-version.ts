import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import type { CheckContext, IsProvided } from '@form-builder/core/analysis/check-context.ts';
import { describeFinding } from '@form-builder/core/analysis/describe-finding.ts';
import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { DescribedFinding } from '@form-builder/core/contract/staff/findings.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { palettesOf } from '@form-builder/core/theme/find-contrast-faults.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { VersionRow } from './versions-queries.ts';

/** The findings of the form checker in a version. */
export function checkVersion(
  { now }: { readonly now: () => number },
  version: Pick<VersionRow, 'definition' | 'languages' | 'theme_settings'>,
  isProvided?: IsProvided,
): readonly Finding[] {
  return checkForm(version.definition, {
    types: fieldTypes,
    clock: createClock(now),
    translations: translationsOf(version.languages),
    ...(isProvided && { isProvided }),
    theme: palettesOf(version.theme_settings).colours,
  });
}

/** Versions have no translations yet: every other language lacks all of them. */
function translationsOf(offered: readonly string[]): NonNullable<CheckContext['translations']> {
  const [, ...others] = languages;
  const missing = others.filter((language) => offered.includes(language));
  return Object.fromEntries(missing.map((language) => [language, new Map<string, string>()]));
}

/** Findings with their sentences. */
export function presentFindings(
  findings: readonly Finding[],
  language: Language,
): DescribedFinding[] {
  const translate = translatorOf(language);
  return findings.map(({ code, severity, path, params }) => ({
    code,
    severity,
    path,
    params,
    message: describeFinding({ code, severity, path, params }, translate),
  }));
}
