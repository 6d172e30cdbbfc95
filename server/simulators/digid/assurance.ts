/** DigiD's levels of assurance, from low to high, as its interface names them. */
export const digidLevels = [
  {
    name: 'Basis',
    acr: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
    hint: 'Gebruikersnaam en wachtwoord',
  },
  {
    name: 'Midden',
    acr: 'urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorContract',
    hint: 'Met de DigiD-app of een sms-code',
  },
  {
    name: 'Substantieel',
    acr: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard',
    hint: 'DigiD-app met ID-check',
  },
  {
    name: 'Hoog',
    acr: 'urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI',
    hint: 'Rijbewijs of identiteitskaart met pincode',
  },
] as const;
