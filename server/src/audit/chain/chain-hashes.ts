import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { LogbookTable } from '../../logbook/logbook-tables.ts';
import type { LogbookChainTable } from './chain-tables.ts';

/** A link without its hash. */
export type OpenLink = Omit<Selectable<LogbookChainTable>, 'tenant_id' | 'hash'>;

/** The hash before the first link of every chain. */
export const chainStart = Buffer.alloc(32);

/** SHA-256 of all members of an entry; of one without a trace as before there were traces. */
export function digestOf(line: Selectable<LogbookTable>): Buffer {
  const { id, at, action, result, origin, details } = line;
  return sha256([
    id,
    at.toISOString(),
    line.actor_id,
    line.actor_name,
    action,
    result,
    origin,
    line.subject_type,
    line.subject_id,
    line.form_id,
    inOrder(details),
    ...(line.trace_id === null ? [] : [line.trace_id.toString('hex')]),
  ]);
}

/** SHA-256 of the previous link's hash and of the content of this link. */
export function hashOf(before: Buffer, link: OpenLink): Buffer {
  const { sequence, line_id: lineId, at, retention, digest } = link;
  const parts = [sequence, lineId, at.toISOString(), retention, digest.toString('hex')];
  return sha256([before.toString('hex'), ...parts]);
}

const sha256 = (value: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(value)).digest();

/** Serialises with sorted keys: equal values give equal text, however the database stores them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, inOrder(member)] as const);
  return members.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
