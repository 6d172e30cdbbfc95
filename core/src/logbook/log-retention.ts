import { logbookRetentionDays, type LogbookRetention } from './logbook-event.ts';

/** The logs with a term of their own: the classes of the logbook, and the log of data processing. */
export type LogKind = LogbookRetention | 'processing';

/** The shortest and the longest term of a log, and the usual one, in days. */
interface LogRetentionLimits {
  readonly minimum: number;
  readonly maximum: number;
  readonly initial: number;
}

/** Three years: evidence of incidents (BIO2 5.28.01). */
const evidenceDays = 1_095;

/**
 * The terms among which a tenant can choose (docs/decisions/0043-features-quotas-and-log-terms.md). The maximum limits
 * how long names of staff and data about citizens are stored (GDPR, article 5(1)(e)); decisions may stay as long as
 * the archives of a municipality before they are transferred (Archiefwet 1995: 20 years).
 */
export const logRetentionLimits = {
  security: { minimum: evidenceDays, maximum: 1_825, initial: logbookRetentionDays.security },
  handling: { minimum: evidenceDays, maximum: 3_650, initial: logbookRetentionDays.handling },
  administration: {
    minimum: 1_825,
    maximum: 7_300,
    initial: logbookRetentionDays.administration,
  },
  processing: { minimum: evidenceDays, maximum: 3_650, initial: logbookRetentionDays.handling },
} as const satisfies Readonly<Record<LogKind, LogRetentionLimits>>;

export const logKinds = [
  'security',
  'handling',
  'administration',
  'processing',
] as const satisfies readonly LogKind[];
