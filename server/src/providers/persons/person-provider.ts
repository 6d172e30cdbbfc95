import type { PersonMember } from '@form-builder/core/form/variables/person-members.ts';
import type { VariableValue } from '@form-builder/core/form/variables/variable.ts';

/** What is asked of a register of persons, and for which purpose. */
export interface PersonQuestion {
  readonly bsn: string;
  /** Nothing else is requested. */
  readonly members: readonly PersonMember[];
  /** The purpose that allows it (doelbinding). */
  readonly purpose: string;
  /** The name of the processing at the register; empty for none. */
  readonly processing: string;
}

/** The requested values; `null` for one that the register does not have. */
export type PersonValues = Readonly<Partial<Record<PersonMember, VariableValue>>>;

/** A person of the register. */
export interface FoundPerson {
  readonly values: PersonValues;
  /** The data may not be given to others (geheimhouding). */
  readonly isShielded: boolean;
}

/** A register of persons. Throws a ProviderError when it does not respond. */
export interface PersonProvider {
  /** `undefined`: the register does not know the person. */
  readonly find: (question: PersonQuestion) => Promise<FoundPerson | undefined>;
  /** Asks for nobody: whether the register is there and accepts us. */
  readonly check: () => Promise<void>;
}
