import type { CheckContext } from '@form-builder/core/analysis/check-context.ts';
import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { describeFinding } from '@form-builder/core/analysis/describe-finding.ts';
import type { FindingCode } from '@form-builder/core/analysis/finding-codes.ts';
import { translatedTextsOf } from '@form-builder/core/analysis/translated-texts.ts';
import type { Finding, FindingPath } from '@form-builder/core/analysis/finding.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { editedPagesSchema } from '@form-builder/core/form/pages-schema.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { parsePlainWords } from '@form-builder/core/plain-language/plain-word.ts';
import { palettesOf } from '@form-builder/core/theme/find-contrast-faults.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import type { VersionSetting } from '@form-builder/core/version-settings/version-setting.ts';
import { versionSettings } from '@form-builder/core/version-settings/version-settings.ts';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { EditedVersion } from '../document/edited-version.ts';
import { selectionName } from '../editor/selection-name.ts';
import { versionSelected, type OneSelected } from '../editor/selection.ts';
import type { TranslateDescriptor } from '../editor/editor-texts.ts';
import { versionSectionNames, type VersionSection } from '../inspector/version/version-sections.ts';
import { joinTranslations } from './join-translations.ts';
import { findFix } from './fixes/find-fix.ts';
import type { EditorProblem } from './problem.ts';

/** The translators that findings need. */
export interface ProblemTexts {
  readonly texts: TranslateDescriptor;
  readonly locale: string;
  /** Includes the messages for staff. */
  readonly translate: Translate;
}

/** What the checker needs for the languages of a version, and the organisation's difficult words. */
export const languageContext = (
  version: Pick<Version, 'languages' | 'translations' | 'translation_notes'>,
  plainWordLines: unknown,
): Pick<CheckContext, 'ownLanguage' | 'plainWords' | 'translations' | 'translationNotes'> => ({
  ownLanguage: ownLanguage(version.languages),
  plainWords: parsePlainWords(plainWordLines),
  translations: translatedTextsOf(version),
  translationNotes: version.translation_notes,
});

/** Finds everything to correct before the version is published: first what blocks that, each in reading order. */
export function findProblems(
  version: EditedVersion,
  context: CheckContext,
  { texts, locale, translate }: ProblemTexts,
): readonly EditorProblem[] {
  const { title, description, settings, submission_settings: submission } = version;
  const whole = {
    ...context,
    title,
    description,
    settings,
    theme: palettesOf(version.theme_settings).colours,
    verificationField: submission.verification_field,
    loginProvider: submission.login_provider,
    loginLevel: submission.login_level,
  };
  const found = joinTranslations(checkForm(version, whole)).map((finding, index): EditorProblem => {
    const at = selectionAt(finding.path);
    const section = findSection(finding.path);
    return {
      key: `${String(index)} ${finding.code}`,
      severity: finding.severity,
      text: describeFinding(finding, { locale, translate }),
      at,
      section,
      where: whereOf(finding, section, version, texts),
      finding,
      fixLabel: findFix(finding, version)?.label,
    };
  });
  const all = [...unsavable(version, texts), ...found];
  return all.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

/** The name of the place of a finding; all translations of a language are one place. */
function whereOf(
  { path }: Finding,
  section: VersionSection | undefined,
  version: EditedVersion,
  texts: TranslateDescriptor,
): string {
  if (path.language !== undefined) return texts(msg`Vertalingen`);
  return section
    ? texts(versionSectionNames[section])
    : selectionName(selectionAt(path), version, texts);
}

/** What a field lacks to work at all. */
const unconfiguredCodes: ReadonlySet<FindingCode> = new Set([
  'provider_missing',
  'list_missing',
  'block_missing',
  'amount_missing',
  'formula_missing',
  'options_missing',
]);

/** The ids of the fields that lack what they need to work, in one text. */
export const unconfiguredFields = (problems: readonly EditorProblem[]): string =>
  problems
    .filter(({ finding }) => finding && unconfiguredCodes.has(finding.code))
    .map(({ at }) => (at.kind === 'field' ? at.id : ''))
    .join(' ');

/** The pages that were found in order last: their fields are not parsed again in the next version. */
let pagesInOrder: readonly Page[] = [];

/** The problems that prevent the version from being saved. */
function unsavable(
  { title, pages }: EditedVersion,
  texts: TranslateDescriptor,
): readonly EditorProblem[] {
  const parsed = v.safeParse(editedPagesSchema(pagesInOrder), pages);
  if (parsed.success) {
    pagesInOrder = pages;
    return [];
  }
  const reasons = parsed.issues.map(({ message }) => message).join('; ');
  const text = texts(msg`Het formulier kan zo niet worden opgeslagen: ${reasons}`);
  return [{ key: 'unsavable', severity: 'error', text, at: versionSelected, where: title }];
}

/** Returns the section of the settings of the form with the property that a finding is about. */
function findSection({ setting = '', ...place }: FindingPath): VersionSection | undefined {
  if (selectionAt(place).kind !== 'version') return undefined;
  if (setting === 'title' || setting === 'description') return 'general';
  if (setting === 'login_provider') return 'access';
  if (setting.startsWith('theme.') && !settingSections.has(setting)) return 'appearance';
  return settingSections.get(setting);
}

const settingSections: ReadonlyMap<string, VersionSection | undefined> = new Map(
  versionSettings.map(({ key, section }: VersionSetting) => [key, section]),
);

function selectionAt({ field_id: field, page_id: page, variable_id }: FindingPath): OneSelected {
  if (field !== undefined) return { kind: 'field', id: field };
  if (variable_id !== undefined) return { kind: 'variable', id: variable_id };
  return page === undefined ? versionSelected : { kind: 'page', id: page };
}
