import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { Transaction } from 'kysely';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectSettings } from '../../settings/settings-queries.ts';
import { selectExportVersions } from '../export-source-queries.ts';
import { updateExport, type ExportRecord } from '../exports-queries.ts';
import { holdsBsn } from './holds-bsn.ts';

const dayMs = 86_400_000;

/** The organisation's term for a decision, in milliseconds; `null` when exports need no consent. */
async function consentTerm(tx: Transaction<Database>): Promise<number | null> {
  const settings = await selectSettings(tx);
  const isOn = settings.get('export_consent') ?? knownSettings.export_consent.initial;
  if (isOn !== true) return null;
  const days = settings.get('export_consent_days');
  return (typeof days === 'number' ? days : knownSettings.export_consent_days.initial) * dayMs;
}

/**
 * Asks colleagues for consent when the organisation requires it for this export and nobody gave it within the term.
 * Returns whether the export has to wait.
 */
export async function awaitConsent(
  writer: Writer,
  record: ExportRecord<'submissions'>,
): Promise<boolean> {
  if (record.consent === 'asked') return true;
  const { tx } = writer;
  const termMs = record.choices.is_unmasked ? await consentTerm(tx) : null;
  if (termMs === null || isConsented(record, writer.now(), termMs)) return false;
  if (!holdsBsn(await selectExportVersions(tx, record.choices.form_id), record.choices))
    return false;
  await updateExport(tx, record.id, {
    status: 'pending',
    consent: 'asked',
    consent_expires_at: new Date(writer.now() + termMs),
    consent_by_id: null,
    consent_by_name: null,
    consent_at: null,
    consent_reason: '',
    alive_at: instant(writer),
  });
  await writeLogbook(writer, {
    action: 'export.consent_asked',
    subject: ['form', record.choices.form_id],
  });
  return true;
}

const isConsented = (record: ExportRecord, nowMs: number, termMs: number): boolean =>
  record.consent === 'given' && nowMs - (record.consent_at?.getTime() ?? 0) < termMs;
