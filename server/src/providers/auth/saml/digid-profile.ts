import { isBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import type { SamlAssertion } from '../../../platform/saml/messages/read-response.ts';
import type { SamlProfile } from './saml-profile.ts';

const classes = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/** The sector codes before a number (DigiD SAML, 3.7): a BSN, or the fiscal number that it replaced. */
const subjectPattern = /^s(?:00000000|00000001):(\d{9})$/;

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
    const { attributes } = assertion;
    const ofName = parseBsn(subjectPattern.exec(assertion.nameId)?.[1]);
    const acting = attributes.has(names.actingSubject)
      ? parseBsn(textOf(assertion, names.actingSubject))
      : ofName;
    if (acting === undefined) return undefined;
    const entity = { name: '' };
    if (!attributes.has(names.legalSubject)) return { identifier: acting, entity };
    // An encrypted number reads as empty, so that nobody acts for the wrong person.
    const represented = parseBsn(textOf(assertion, names.legalSubject));
    if (represented === undefined) return undefined;
    if (represented === acting) return { identifier: acting, entity };
    const mandate = textOf(assertion, names.service);
    return {
      identifier: represented,
      entity,
      acting: { identifier: acting, entity, ...(mandate !== undefined && { mandate }) },
    };
  },
  attributes: [],
};

const textOf = ({ attributes }: SamlAssertion, name: string): string | undefined =>
  attributes.get(name)?.[0]?.text || undefined;

/** A BSN that passes the eleven test (Besluit burgerservicenummer). */
const parseBsn = (digits: string | undefined): string | undefined =>
  digits !== undefined && /^\d{9}$/.test(digits) && isBsn(digits) ? digits : undefined;
