import type { Notification } from '@form-builder/core/contract/staff/users/notifications.ts';
import { msg, plural } from '@lingui/core/macro';
import { addressOf } from '../access/screens.ts';
import type { HealthProblem } from './health-problem.ts';

/** How many there are; an inexact number is "at least". */
interface Total {
  readonly total: number;
  readonly is_total_exact: boolean;
}

/** The submissions that did not reach another system. */
export function findDeliveryProblems({
  total,
  is_total_exact: isExact,
}: Total): readonly HealthProblem[] {
  if (total === 0) return [];
  const text = isExact
    ? msg`${plural(total, { one: '# inzending is niet aangekomen in een ander systeem.', other: '# inzendingen zijn niet aangekomen in een ander systeem.' })}`
    : msg`${plural(total, { other: 'Meer dan # inzendingen zijn niet aangekomen in een ander systeem.' })}`;
  const to = addressOf('failedDeliveries');
  const action = msg`Naar mislukte leveringen`;
  return [{ id: 'deliveries', level: 'error', text, names: [], to, action }];
}

/** The systems that do not respond, so that submissions for them wait. */
export function findReceiverProblems(
  notifications: readonly Notification[],
): readonly HealthProblem[] {
  const paused = notifications.filter(({ kind }) => kind === 'receiver_paused');
  const names = [...new Set(paused.map(({ subject }) => subject))];
  if (names.length === 0) return [];
  const text = msg`${plural(names.length, { one: '# systeem reageert niet. Inzendingen wachten tot het weer werkt.', other: '# systemen reageren niet. Inzendingen wachten tot ze weer werken.' })}`;
  const to = addressOf('settingsProviders');
  return [{ id: 'receivers', level: 'error', text, names, to, action: msg`Naar aanbieders` }];
}

/** The files that the virus scanner does not get to. */
export function findFileProblems(notifications: readonly Notification[]): readonly HealthProblem[] {
  const count = notifications.find(({ kind }) => kind === 'files_waiting')?.count ?? 0;
  if (count === 0) return [];
  const text = msg`${plural(count, { one: '# bestand wacht al meer dan een uur op de virusscanner.', other: '# bestanden wachten al meer dan een uur op de virusscanner.' })}`;
  const to = addressOf('settingsQuarantine');
  return [{ id: 'files', level: 'error', text, names: [], to, action: msg`Naar de quarantaine` }];
}
