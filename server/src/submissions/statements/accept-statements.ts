import type {
  AcceptedStatement,
  SentStatements,
} from '@form-builder/core/contract/visitor/sent-submission.ts';
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

/** The statements that the visitor accepted, and the locale in which they read the form. */
interface Sent {
  readonly statements: SentStatements;
  readonly locale: string;
}

/**
 * Returns the statements to store with a submission: every statement of the version, with the text
 * that the visitor read. Throws `statement_not_accepted` when one is missing or its text is no
 * longer that of the version. `null` for a version without statements.
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

/** Every statement in each language of the version, the language of the locale first. */
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

/** The translated settings; their keys in a translation are `settings.<key>`. */
function translatedSettings(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key.replace(/^settings\./, ''), text]),
  );
}
