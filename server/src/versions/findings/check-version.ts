import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import type { ProvidedServices } from '@form-builder/core/analysis/check-context.ts';
import { describeFinding } from '@form-builder/core/analysis/describe-finding.ts';
import { translatedTextsOf } from '@form-builder/core/analysis/translated-texts.ts';
import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { DescribedFinding } from '@form-builder/core/contract/staff/forms/findings.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { palettesOf } from '@form-builder/core/theme/find-contrast-faults.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { limitMatching } from '../../patterns/limit-matching.ts';
import { matchesPattern } from '../../patterns/match-pattern.ts';
import type { VersionRow } from '../versions-queries.ts';

/** What the checker reads of a version. */
type CheckedVersion = Pick<
  VersionRow,
  | 'title'
  | 'description'
  | 'definition'
  | 'languages'
  | 'theme_settings'
  | 'translations'
  | 'translation_notes'
  | 'settings'
  | 'submission_settings'
>;

/** The findings of the form checker in a version. */
export function checkVersion(
  { now }: { readonly now: () => number },
  version: CheckedVersion,
  provided?: ProvidedServices,
): readonly Finding[] {
  return checkForm(version.definition, {
    types: fieldTypes,
    clock: createClock(now),
    // Beyond the limit the checker says nothing of what fields begin with.
    matchesPattern: limitMatching(matchesPattern, { whenSpent: () => true }),
    ownLanguage: ownLanguage(version.languages),
    translations: translatedTextsOf(version),
    translationNotes: version.translation_notes,
    ...provided,
    theme: palettesOf(version.theme_settings).colours,
    title: version.title,
    description: version.description,
    settings: version.settings,
    verificationField: version.submission_settings.verification_field,
    loginProvider: version.submission_settings.login_provider,
    loginLevel: version.submission_settings.login_level,
  });
}

/** The form of which a version stores submissions; a building block stores none. */
export const checkedForm = ({ type, form_id: formId }: Pick<VersionRow, 'type' | 'form_id'>) =>
  type === 'form' ? { formId } : {};

/** Findings with their sentences. */
export function presentFindings(
  findings: readonly Finding[],
  language: Language,
): DescribedFinding[] {
  const context = { locale: language, translate: translatorOf(language) };
  return findings.map(({ code, severity, path, params }) => ({
    code,
    severity,
    path,
    params,
    message: describeFinding({ code, severity, path, params }, context),
  }));
}
