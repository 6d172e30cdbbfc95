import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { ProvenIdentity } from '../login-driver.ts';
import type { SamlAssertion } from '../../../platform/saml/messages/read-response.ts';

/** What differs between the services that speak SAML: their levels, and how an assertion names a person. */
export interface SamlProfile {
  /** The levels from low to high, with their class in SAML. */
  readonly levels: readonly (readonly [AssuranceLevel, string])[];
  /** The person or company of an assertion; `undefined` when it names none. */
  readonly readIdentity: (assertion: SamlAssertion) => SamlIdentity | undefined;
  /** The attributes that our metadata ask for. */
  readonly attributes: readonly string[];
  /** What a service catalogue says of companies; absent for a service without one. */
  readonly catalogue?: {
    /** Sets of kinds of numbers, one of which a company must have. */
    readonly companyNumbers: readonly (readonly string[])[];
    readonly attributes: readonly string[];
  };
}

/** Whom the form is about: a BSN, a KVK number (with an RSIN) or an RSIN, and what may be shown; and who logged in for them. */
export type SamlIdentity = Pick<
  ProvenIdentity,
  'identifier' | 'kind' | 'rsin' | 'entity' | 'acting'
>;
