import type { SamlProfile } from './saml-profile.ts';

const classes = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/** The sector codes before a number (DigiD SAML, 3.7): a BSN, or the fiscal number that it replaced. */
const subjectPattern = /^s(?:00000000|00000001):(\d{9})$/;

/** DigiD: the NameID is the sector code with the BSN; DigiD tells no name. */
export const digidProfile: SamlProfile = {
  levels: [
    ['basis', `${classes}PasswordProtectedTransport`],
    ['midden', `${classes}MobileTwoFactorContract`],
    ['substantieel', `${classes}Smartcard`],
    ['hoog', `${classes}SmartcardPKI`],
  ],
  readIdentity: ({ nameId }) => {
    const identifier = subjectPattern.exec(nameId)?.[1];
    if (identifier === undefined || !passesElevenTest(identifier)) return undefined;
    return { identifier, entity: { name: '' } };
  },
  attributes: [],
};

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/** The eleven test of a BSN (Besluit burgerservicenummer). */
function passesElevenTest(digits: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return Number(digits) > 0 && sum % 11 === 0;
}
