/** The groups by which logbook entries are filtered. */
export const logbookGroups = [
  'sign_in',
  'access',
  'users',
  'settings',
  'forms',
  'submissions',
  'payments',
  'logbook',
] as const;
export type LogbookGroup = (typeof logbookGroups)[number];

/** The kinds of subjects of an entry. */
export const logbookSubjects = [
  'form',
  'version',
  'submission',
  'environment',
  'settings',
  'custom_list',
  'theme',
  'user',
  'role',
  'group',
  'organisation',
] as const;
export type LogbookSubject = (typeof logbookSubjects)[number];

/** The retention of entries in days, by their purpose. */
export const logbookRetentionDays = {
  /** Sign-ins and rejected requests: three years, as for evidence of incidents (BIO2 5.28.01). */
  security: 1_095,
  /** Access to data of citizens. */
  handling: 1_825,
  /** Decisions: permissions, settings, publications. */
  administration: 2_555,
} as const;
export type LogbookRetention = keyof typeof logbookRetentionDays;

/** The results of an action. */
export const logbookResults = ['succeeded', 'failed', 'refused'] as const;
export type LogbookResult = (typeof logbookResults)[number];

/** One kind of event: its group, its subjects, and its retention. */
export interface LogbookEvent {
  readonly group: LogbookGroup;
  readonly subjects: readonly LogbookSubject[];
  readonly retention: LogbookRetention;
}

/** The origins of an entry, other than the network of a user. */
export const logbookOrigins = ['visitor', 'system', 'unknown'] as const;
