import type { PartyNumber } from '../auth/identifier-kind.ts';

/** A case of a case system, as its initiator may see it. */
export interface OwnCase {
  /** What the case system calls it in its API. */
  readonly id: string;
  readonly identification: string;
  /** Never empty. */
  readonly description: string;
  /** The name of its kind. */
  readonly process: string;
}

/** Whose cases are asked for, and which. */
export interface CasesQuestion {
  readonly owner: PartyNumber;
  /** The RSIN that a company has beside its KVK number; `null` without one. */
  readonly rsin: string | null;
  /** The identifications of the kinds of cases; every kind when it is empty. */
  readonly processIds: readonly string[];
}

/** A case system that tells people which cases they have. */
export interface CaseList {
  /** Returns the cases that this person or company started, the open ones first; throws a ProviderError. */
  readonly list: (question: CasesQuestion) => Promise<readonly OwnCase[]>;
}
