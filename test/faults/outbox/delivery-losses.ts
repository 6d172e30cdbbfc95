import { logProgress } from '../log-progress.ts';
import type { OutboxTargets } from './outbox-targets.ts';
import type { DeliveredSubmission } from './read-deliveries.ts';
import { outboxIntegrations } from './seed-outbox-form.ts';

/** What is wrong at the end; each must be 0. */
export interface DeliveryLosses {
  /** Submissions that were confirmed to the visitor, and that staff do not find. */
  readonly lostSubmissions: number;
  /** Deliveries that are missing, that wait forever, or that are shown as delivered and did not arrive. */
  readonly lostDeliveries: number;
  /** Objects in a target that are there twice, or that belong to no submission. */
  readonly doubledDeliveries: number;
}

/** Compares what staff see with what is in the targets. */
export function countDeliveryLosses(
  confirmed: readonly string[],
  stored: readonly DeliveredSubmission[],
  targets: Pick<OutboxTargets, 'events' | 'archive' | 'cases' | 'library'>,
): DeliveryLosses {
  const known = new Set(stored.map(({ id }) => id));
  const { counts, unclaimed } = readArrivals(targets);
  const ends = stored.flatMap((submission) =>
    outboxIntegrations.map(({ name }) => endOf(submission, name, counts)),
  );
  for (const { id, isLost, isDoubled, line } of ends) {
    unclaimed.delete(id);
    if (isLost || isDoubled) logProgress(line);
  }
  return {
    lostSubmissions: confirmed.filter((id) => !known.has(id)).length,
    lostDeliveries: ends.filter(({ isLost }) => isLost).length,
    doubledDeliveries: ends.filter(({ isDoubled }) => isDoubled).length + unclaimed.size,
  };
}

type Counts = Readonly<Record<string, (id: string) => readonly number[]>>;

/** How a delivery ended, beside what is in its target. */
function endOf({ id: submission, deliveries }: DeliveredSubmission, name: string, counts: Counts) {
  const { id, state } = deliveries.find((one) => one.name === name) ?? { id: '', state: 'waiting' };
  const arrived = counts[name]?.(id) ?? [0];
  return {
    id,
    isLost: state === 'waiting' || (state === 'delivered' && arrived.includes(0)),
    isDoubled: arrived.some((count) => count > 1),
    line: `${submission} ${name}: ${state}, arrived ${arrived.join(' ')}`,
  };
}

/** By the name of an integration: how often each object of a delivery is in its target. */
function readArrivals({
  events,
  archive,
  cases,
  library,
}: Pick<OutboxTargets, 'events' | 'archive' | 'cases' | 'library'>) {
  const { zaken, rollen, statussen, zaakeigenschappen, zaakinformatieobjecten } = cases.objects;
  const urlsByMark = new Map<string, string[]>();
  for (const { url, kenmerken } of zaken) {
    // The shape of the case that the driver creates.
    const [first] = (kenmerken ?? []) as { readonly kenmerk: string }[];
    const mark = first?.kenmerk ?? url;
    urlsByMark.set(mark, [...(urlsByMark.get(mark) ?? []), url]);
  }
  const parts = [rollen, statussen, zaakeigenschappen, zaakinformatieobjecten].map((list) =>
    countBy(list.map(({ zaak }) => String(zaak))),
  );
  const counts: Counts = {
    Gebeurtenissen: (id) => [Number(events.events.has(id))],
    Archief: (id) => [Number(archive.events.has(id))],
    // The PDF and the answers, in a folder that ends in a part of the delivery's id.
    Documenten: (id) => {
      const mark = id.replaceAll('-', '').slice(-12);
      const found = library.items.filter(({ path }) => path.includes(` ${mark}/`));
      return ['.pdf', '.json'].map((end) => found.filter(({ path }) => path.endsWith(end)).length);
    },
    Zaaksysteem: (id) => {
      const urls = urlsByMark.get(id) ?? [];
      return [urls.length, ...parts.map((part) => part.get(urls[0] ?? '') ?? 0)];
    },
  };
  const ids = [...events.events.keys(), ...archive.events.keys(), ...urlsByMark.keys()];
  // Ids of deliveries that arrived, until a submission is found for them.
  return { counts, unclaimed: new Set(ids) };
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
