import { logbookRetentionDays } from '@form-builder/core/logbook/logbook-event.ts';

/** Lines are kept as long as the logbook's entries about access to data of citizens. */
export const processingLogDays = logbookRetentionDays.handling;
