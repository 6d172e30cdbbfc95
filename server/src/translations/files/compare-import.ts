import type { TranslationImport } from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { keepsPlaceholders } from '@form-builder/core/translations/placeholders.ts';
import type { VersionRow } from '../../versions/versions-queries.ts';
import { originalsOf } from '../originals-of.ts';
import type { ExchangedText } from './exchanged-text.ts';

const longestText = 20_000;

type Refusal = TranslationImport['refused'][number]['reason'];

/**
 * Compares a file with the translations of a version: returns the changes, and the rejected texts.
 */
export function compareImport(
  version: VersionRow,
  into: Language,
  texts: readonly ExchangedText[],
): TranslationImport {
  const originals = originalsOf(version);
  const translated = new Map(Object.entries(version.translations[into] ?? {}));
  const seen = new Set<string>();
  const report: TranslationImport = { changes: [], refused: [], unchanged: 0 };
  for (const { key, source, target, status = 'uploaded' } of texts) {
    const original = originals.get(key);
    const before = translated.get(key) ?? null;
    // A file may contain untranslated texts, which remove no existing translation.
    if (target.trim() === '' || target === before) {
      if (original === undefined) report.refused.push({ key, reason: 'unknown' });
      else report.unchanged += 1;
      continue;
    }
    const reason = refusalOf(original, target, seen.has(key));
    seen.add(key);
    if (reason !== undefined || original === undefined)
      report.refused.push({ key, reason: reason ?? 'unknown' });
    else
      report.changes.push({
        key,
        original,
        before,
        text: target,
        source: source === '' ? original : source,
        status,
      });
  }
  return report;
}

function refusalOf(
  original: string | undefined,
  target: string,
  isRepeated: boolean,
): Refusal | undefined {
  if (original === undefined) return 'unknown';
  if (isRepeated) return 'repeated';
  if (target.length > longestText) return 'too_long';
  return keepsPlaceholders(original, target) ? undefined : 'placeholders';
}
