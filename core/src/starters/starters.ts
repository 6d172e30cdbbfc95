import { appointmentStarter } from './appointment.ts';
import { complaintStarter } from './complaint.ts';
import { eventStarter } from './event.ts';
import { permitStarter } from './permit.ts';
import { reportStarter } from './report.ts';
import type { Starter } from './starter.ts';
import { subsidyStarter } from './subsidy.ts';

/** The starters, in the order of the gallery. */
export const starters: readonly Starter[] = [
  reportStarter,
  permitStarter,
  eventStarter,
  subsidyStarter,
  appointmentStarter,
  complaintStarter,
];
