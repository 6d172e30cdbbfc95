import { findProviderDriver } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { textOf } from './text-of.ts';

/** The parts of a provider that say what its logins give. */
interface LoginProvider {
  readonly kind: string;
  readonly driver: string;
  readonly settings: object;
}

/** Claims with the number of an organisation: such a login is not of a person. */
const otherNumbers = /kvk|rsin|vestiging|legalsubject|entityconcerned/i;

/**
 * Whether a login gives the BSN of who logs in: that of DigiD always, that of a broker or an app by the kind of its
 * identifier, or else by the name of its claim. When neither says otherwise it counts as a BSN, so that its legal
 * ground is asked.
 */
export function givesBsn({ kind, driver, settings }: LoginProvider): boolean {
  if (kind !== 'auth') return false;
  if (findProviderDriver(driver)?.givesBsn === true) return true;
  const identifierKind = textOf(settings, 'identifier_kind');
  if (identifierKind !== '') return identifierKind === 'bsn';
  const identifier = textOf(settings, 'identifier');
  return identifier !== '' && !otherNumbers.test(identifier);
}
