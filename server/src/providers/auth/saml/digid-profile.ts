import { isBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import type { SamlAssertion } from '../../../platform/saml/messages/read-response.ts';
import type { SamlProfile } from './saml-profile.ts';

const classes = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/**
 * A BSN after its sector code (DigiD SAML, 3.7). The other sector, s00000001, is the fiscal number of who has no BSN:
 * it is none, and would be looked up and passed on as one.
 */
const subjectPattern = /^s00000000:(\d{9})$/;

/** The attributes of somebody who acts for another person (DigiD Machtigen). */
const names = {
  legalSubject: 'urn:nl-eid-gdi:1.0:LegalSubjectID',
  actingSubject: 'urn:nl-eid-gdi:1.0:ActingSubjectID',
  service: 'urn:nl-eid-gdi:1.0:ServiceUUID',
} as const;

/** DigiD: the NameID is the sector code with the BSN; DigiD sends no name. */
export const digidProfile: SamlProfile = {
  levels: [
    ['basis', `${classes}PasswordProtectedTransport`],
    ['midden', `${classes}MobileTwoFactorContract`],
    ['substantieel', `${classes}Smartcard`],
    ['hoog', `${classes}SmartcardPKI`],
  ],
  readIdentity: (assertion) => {
    const parties = readParties(assertion);
    if (parties === undefined) return undefined;
    const { acting, represented } = parties;
    const entity = { name: '' };
    if (represented === acting) return { identifier: acting, kind: 'bsn', entity };
    const mandate = textOf(assertion, names.service);
    return {
      identifier: represented,
      kind: 'bsn',
      entity,
      acting: {
        identifier: acting,
        kind: 'bsn',
        entity,
        ...(mandate !== undefined && { mandate }),
      },
    };
  },
  attributes: [],
};

interface Parties {
  readonly acting: string;
  /** The same for people who log in for themselves. */
  readonly represented: string;
}

/** The BSNs of both parties; `undefined` when one is missing, has several values or contradicts another. */
function readParties(assertion: SamlAssertion): Parties | undefined {
  const { attributes } = assertion;
  if (Object.values(names).some((name) => (attributes.get(name)?.length ?? 0) > 1))
    return undefined;
  const ofName = parseBsn(subjectPattern.exec(assertion.nameId)?.[1]);
  // An encrypted number reads as empty, so that nobody acts for the wrong person.
  const readBsn = (name: string) => parseBsn(textOf(assertion, name));
  const acting = attributes.has(names.actingSubject) ? readBsn(names.actingSubject) : ofName;
  const represented = attributes.has(names.legalSubject) ? readBsn(names.legalSubject) : acting;
  if (acting === undefined || represented === undefined) return undefined;
  // The NameID must be of one of the parties: a third person did not log in.
  const isOfParty = ofName === undefined || ofName === acting || ofName === represented;
  return isOfParty ? { acting, represented } : undefined;
}

const textOf = ({ attributes }: SamlAssertion, name: string): string | undefined =>
  attributes.get(name)?.[0]?.text || undefined;

/** A BSN that passes the eleven test (Besluit burgerservicenummer). */
const parseBsn = (digits: string | undefined): string | undefined =>
  digits !== undefined && /^\d{9}$/.test(digits) && isBsn(digits) ? digits : undefined;
