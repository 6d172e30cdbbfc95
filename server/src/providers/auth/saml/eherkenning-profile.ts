import type { SamlAssertion } from '../../../platform/saml/messages/read-response.ts';
import type { SamlProfile } from './saml-profile.ts';

const classes = 'urn:etoegang:core:assurance-class:';

/** The names of attributes of the Afsprakenstelsel Elektronische Toegangsdiensten. */
const names = {
  legalSubject: 'urn:etoegang:core:LegalSubjectID',
  kvk: 'urn:etoegang:1.9:EntityConcernedID:KvKnr',
  branch: 'urn:etoegang:1.9:ServiceRestriction:Vestigingsnr',
  companyName: 'urn:etoegang:1.11:attribute-represented:CompanyName',
} as const;

const kvkPattern = /^\d{8}$/;
const branchPattern = /^\d{12}$/;

/** eHerkenning: the company is in the attributes, by its KVK number; the NameID is only of this login. */
export const eherkenningProfile: SamlProfile = {
  levels: [
    ['EH2', `${classes}loa2`],
    ['EH2+', `${classes}loa2plus`],
    ['EH3', `${classes}loa3`],
    ['EH4', `${classes}loa4`],
  ],
  readIdentity: (assertion) => {
    const identifier = findKvkNumber(assertion);
    if (identifier === undefined) return undefined;
    const branch = valueOf(assertion, names.branch);
    return {
      identifier,
      entity: {
        name: valueOf(assertion, names.companyName) ?? '',
        kvk_number: identifier,
        ...(branch !== undefined && branchPattern.test(branch) && { branch_number: branch }),
      },
    };
  },
  attributes: [names.kvk, names.companyName],
};

/** In the older attribute of its own, or in the legal subject, which names the kind of its number. */
function findKvkNumber(assertion: SamlAssertion): string | undefined {
  const subjects = assertion.attributes.get(names.legalSubject) ?? [];
  const subject = subjects.find(({ nameQualifier }) => nameQualifier === names.kvk);
  const number = subject?.text ?? valueOf(assertion, names.kvk);
  return number !== undefined && kvkPattern.test(number) ? number : undefined;
}

const valueOf = ({ attributes }: SamlAssertion, name: string): string | undefined =>
  attributes.get(name)?.[0]?.text || undefined;
