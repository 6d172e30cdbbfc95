import type { FoundCompany } from '@form-builder/core/contract/visitor/lookups.ts';

/** A company as a register returns it; the caller adds the proof. */
export type RegisteredCompany = Omit<FoundCompany, 'proof'>;

/** A register of companies. Throws a ProviderError when the register does not respond. */
export interface CompanyProvider {
  /** Companies by name, by number (8 digits) or by the number of a branch (12 digits). */
  search(words: string): Promise<readonly RegisteredCompany[]>;
}
