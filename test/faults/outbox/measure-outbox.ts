import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { logProgress } from '../log-progress.ts';
import { runOutboxFaults, type OutboxPlan } from './run-outbox-faults.ts';

/** The figures of the run over the outbox. */
export async function measureOutbox(plan: OutboxPlan): Promise<readonly Figure[]> {
  const outcome = await runOutboxFaults(plan);
  const { sent, lostSubmissions, lostDeliveries, doubledDeliveries } = outcome;
  logProgress(
    `${sent} submissions: ${lostSubmissions} lost, ${lostDeliveries} deliveries lost, ${doubledDeliveries} doubled.`,
  );
  return [
    toFigure('lost-submissions', lostSubmissions, 'submissions'),
    toFigure('lost-deliveries', lostDeliveries, 'deliveries'),
    toFigure('doubled-deliveries', doubledDeliveries, 'deliveries'),
    toFigure('faults/sent', sent, 'submissions'),
    toFigure('faults/retried-by-staff', outcome.failed, 'submissions'),
    toFigure('faults/repeated-events', outcome.repeated, 'events'),
    ...Object.entries(outcome.faults).map(([fault, times]) =>
      toFigure(`faults/${fault.replaceAll(' ', '-')}`, times, 'times'),
    ),
    toFigure('faults/duration', outcome.seconds, 's'),
  ];
}
