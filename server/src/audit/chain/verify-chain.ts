import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { usualCuts } from './chain-cuts.ts';
import type { ChainCuts, ChainEnd, ChainHead } from './chain-head.ts';
import { chainStart, digestOf, hashOf } from './chain-hashes.ts';
import type { ChainProblem } from './chain-problem.ts';
import { selectLinksAfter, selectInsertedByHand } from './chain-queries.ts';

const atOnce = 1_000;
const maxProblems = 20;

interface Chain {
  readonly transaction: TenantTransaction;
  readonly now: number;
  /** The signed head; `null`: the signature is invalid; `undefined`: no head is stored. */
  readonly head: ChainHead | null | undefined;
}

/** The result of verifying a chain from its beginning. */
export interface ChainReport {
  readonly links: number;
  readonly problems: readonly ChainProblem[];
}

type LinkWithLine = Awaited<ReturnType<typeof selectLinksAfter>>[number];

/**
 * Verifies the chain link by link: finds entries that were changed, removed before they expired or inserted by
 * hand, links that were changed, and a chain that does not match the signed head.
 */
export async function verifyChain({ transaction, now, head }: Chain): Promise<ChainReport> {
  const problems: ChainProblem[] = [];
  const isCut = cutsOf(head ?? undefined, now);
  let last: ChainEnd = { sequence: 0, hash: chainStart };
  let atHead: Buffer | undefined = head?.sequence === 0 ? chainStart : undefined;
  for (;;) {
    const after = last.sequence;
    const found = await transaction((tx) => selectLinksAfter(tx, after, atOnce));
    for (const one of found) {
      problems.push(...problemsOf(one, last, isCut));
      last = { sequence: one.link.sequence, hash: one.link.hash };
      if (last.sequence === head?.sequence) atHead = last.hash;
    }
    if (found.length < atOnce) break;
  }
  const slippedIn = await transaction((tx) => selectInsertedByHand(tx, maxProblems));
  problems.push(...slippedIn.map(({ id }) => ({ kind: 'inserted' as const, line_id: id })));
  problems.push(...headProblems(head, atHead, last.sequence));
  return { links: last.sequence, problems: problems.slice(0, maxProblems) };
}

type IsCut = (link: LinkWithLine['link']) => boolean;

function problemsOf({ link, line }: LinkWithLine, before: ChainEnd, isCut: IsCut): ChainProblem[] {
  const place = { sequence: link.sequence, line_id: link.line_id };
  const follows = link.sequence === before.sequence + 1;
  if (!follows || !hashOf(before.hash, link).equals(link.hash))
    return [{ kind: 'broken', ...place }];
  if (line === undefined) return isCut(link) ? [] : [{ kind: 'removed', ...place }];
  return isUnchanged(line, link.digest) ? [] : [{ kind: 'changed', ...place }];
}

/**
 * A server of the release before traces may have chained an entry that has one, without it: while servers are updated
 * one by one.
 */
const isUnchanged = (line: NonNullable<LinkWithLine['line']>, digest: Buffer): boolean =>
  digestOf(line).equals(digest) ||
  (line.trace_id !== null && digestOf({ ...line, trace_id: null }).equals(digest));

/**
 * An entry may be missing when it is of before the cut that the head signed, which a tenant's terms decided. Its link
 * contains its time.
 */
function cutsOf(head: ChainHead | undefined, now: number): IsCut {
  const cuts: ChainCuts = head?.cuts ?? usualCuts(now);
  return ({ at, retention }) => at.getTime() < (cuts[retention] ?? 0);
}

function headProblems(
  head: Chain['head'],
  atHead: Buffer | undefined,
  links: number,
): ChainProblem[] {
  if (head === undefined) return links === 0 ? [] : [{ kind: 'head_missing' }];
  if (head === null) return [{ kind: 'head_forged' }];
  const isSame = atHead?.equals(head.hash) === true;
  return isSame ? [] : [{ kind: 'head_differs', sequence: head.sequence }];
}
