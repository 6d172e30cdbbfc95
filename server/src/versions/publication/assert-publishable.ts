import type { ProvidedServices } from '@form-builder/core/analysis/check-context.ts';
import type { Finding } from '@form-builder/core/analysis/finding.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Writer } from '../../logbook/writer.ts';
import { checkVersion, presentFindings } from '../findings/check-version.ts';
import type { VersionRow } from '../versions-queries.ts';

/** Throws when the checker finds errors in a version; returns its warnings, without hints. */
export function assertPublishable(
  writer: Writer,
  version: VersionRow,
  language: Language,
  provided?: ProvidedServices,
): readonly Finding[] {
  const findings = checkVersion(writer, version, provided);
  const faults = findings.filter(({ severity }) => severity === 'error');
  if (faults.length === 0) return findings.filter(({ severity }) => severity === 'warning');
  const errors: Record<string, string[]> = {};
  for (const { path, message } of presentFindings(faults, language)) {
    (errors[Object.values(path).join('.')] ??= []).push(message);
  }
  throw new RequestError('invalid', { errors });
}
