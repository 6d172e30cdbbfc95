/**
 * The limits of staff sessions that an organisation may set. Sources: Open Forms ends sessions after 60 minutes
 * without activity, at least 5; bkbo.nl (DigiD assessments) advises 15 to 30 minutes; NIST SP 800-63B advises at
 * most 30 minutes of inactivity and 12 hours in total.
 */
export const sessionLimits = {
  idleMinutes: { minimum: 5, maximum: 60, initial: 30 },
  hours: { minimum: 1, maximum: 12, initial: 12 },
} as const;
