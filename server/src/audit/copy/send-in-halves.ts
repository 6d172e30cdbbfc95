import { LoggableError } from '../../platform/logging/loggable-error.ts';

/** Sends some records; resolves to why the collector refused them for what is in them, or to `null`. */
export type SendBatch<R> = (records: readonly R[]) => Promise<string | null>;

/** So many refusals without anything taken say that it is not the records: their form, or the collector itself. */
const mostUntaken = 10;

/**
 * Sends records in order and returns those that the collector refuses. A refused batch is halved and sent again, so
 * that one bad record does not hold up the others; a record that was in a batch of which the collector took a part
 * arrives twice. Rejects when the collector fails, and when it takes none of the records: then they all wait.
 */
export async function sendInHalves<R>(
  records: readonly R[],
  send: SendBatch<R>,
): Promise<readonly R[]> {
  const waiting = [records];
  const refused: R[] = [];
  let taken = 0;
  for (let batch = waiting.pop(); batch !== undefined; batch = waiting.pop()) {
    const refusal = await send(batch);
    if (refusal === null) {
      taken += batch.length;
    } else if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      waiting.push(batch.slice(half), batch.slice(0, half));
    } else {
      refused.push(...batch);
    }
    const isOver = waiting.length === 0 || refused.length >= mostUntaken;
    if (taken === 0 && refused.length > 0 && isOver)
      throw new LoggableError(`The collector took none of the records: ${refusal ?? ''}`);
  }
  return refused;
}
