import type {
  AcceptedStatement,
  SentStatements,
} from '@form-builder/core/contract/staff/submissions.ts';
import { languageOf, type Language } from '@form-builder/core/messages/languages.ts';
import {
  ownLanguage,
  textLanguages,
  translatedLanguages,
} from '@form-builder/core/translations/translations.ts';
import { listStatements } from '@form-builder/core/version-settings/list-statements.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FilledVersion } from '../submissions-queries.ts';
import { selectStatementTexts, type StatementTexts } from './statements-queries.ts';

/** What the visitor accepted, and the locale that the form was read in. */
interface Sent {
  readonly statements: SentStatements;
  readonly locale: string;
}

/**
 * The statements to store with a form that is sent: each of the version's, with the text that the
 * visitor read. Throws `statement_not_accepted` when one is missing, or its text is not the
 * version's any more. `null` for a version without statements.
 */
export async function acceptStatements(
  writer: Writer,
  version: Pick<FilledVersion, 'id' | 'has_statements'>,
  { statements, locale }: Sent,
): Promise<readonly AcceptedStatement[] | null> {
  if (!version.has_statements) return null;
  const texts = await selectStatementTexts(writer.tx, version.id);
  const wanted = listStatements(texts.settings);
  return wanted.map(({ kind }) => {
    const sent = statements.find((one) => one.kind === kind)?.text.trim();
    const shown = readableStatements(texts, locale).find(
      (one) => one.kind === kind && one.text === sent,
    );
    if (!shown) throw new RequestError('statement_not_accepted');
    return { ...shown, accepted_at: instant(writer).toISOString() };
  });
}

/** Every statement in each language that the version has it in, the language of the locale first. */
function readableStatements(
  { settings, languages, translations }: StatementTexts,
  locale: string,
): readonly Omit<AcceptedStatement, 'accepted_at'>[] {
  const own = ownLanguage(languages);
  const isPreferred = (language: Language) => (language === languageOf(locale) ? 0 : 1);
  return textLanguages(languages, translatedLanguages(translations))
    .toSorted((one, other) => isPreferred(one) - isPreferred(other))
    .flatMap((language) =>
      (language === own
        ? listStatements(settings)
        : listStatements(translatedSettings(translations[language] ?? {}))
      ).map((statement) => ({ ...statement, language })),
    );
}

/** The settings as a translation has them: its keys are `settings.<key>`. */
function translatedSettings(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key.replace(/^settings\./, ''), text]),
  );
}
