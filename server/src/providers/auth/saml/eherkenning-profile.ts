import { isRsin } from '@form-builder/core/validation/rules/identifiers/rsin.ts';
import type { SamlAssertion } from '../../../platform/saml/messages/read-response.ts';
import type { ActingParty } from '../login-driver.ts';
import type { SamlProfile } from './saml-profile.ts';

const classes = 'urn:etoegang:core:assurance-class:';

/** The names of attributes of the Afsprakenstelsel Elektronische Toegangsdiensten. */
const names = {
  legalSubject: 'urn:etoegang:core:LegalSubjectID',
  kvk: 'urn:etoegang:1.9:EntityConcernedID:KvKnr',
  rsin: 'urn:etoegang:1.9:EntityConcernedID:RSIN',
  branch: 'urn:etoegang:1.9:ServiceRestriction:Vestigingsnr',
  actingSubject: 'urn:etoegang:core:ActingSubjectID',
  intermediary: 'urn:etoegang:core:IntermediateEntityID',
  intermediaryKvk: 'urn:etoegang:1.9:IntermediateEntityID:KvKnr',
  service: 'urn:etoegang:core:ServiceUUID',
  serviceId: 'urn:etoegang:core:ServiceID',
  companyName: 'urn:etoegang:1.11:attribute-represented:CompanyName',
} as const;

const kvkPattern = /^\d{8}$/;
const branchPattern = /^\d{12}$/;

/** eHerkenning: the company is in the attributes, by its KVK number or else its RSIN; the NameID is only of this login. */
export const eherkenningProfile: SamlProfile = {
  levels: [
    ['EH2', `${classes}loa2`],
    ['EH2+', `${classes}loa2plus`],
    ['EH3', `${classes}loa3`],
    ['EH4', `${classes}loa4`],
  ],
  readIdentity: (assertion) => {
    const rsin = findRsin(assertion);
    const company = findCompany(assertion, rsin);
    if (company === undefined) return undefined;
    const intermediary = readIntermediary(assertion);
    if (intermediary === 'unknown') return undefined;
    const { identifier, kind, shown } = company;
    const branch = valueOf(assertion, names.branch);
    return {
      identifier,
      kind,
      ...(rsin !== undefined && { rsin }),
      entity: {
        name: valueOf(assertion, names.companyName) ?? '',
        ...shown,
        ...(branch !== undefined && branchPattern.test(branch) && { branch_number: branch }),
      },
      ...(intermediary !== undefined &&
        intermediary.identifier !== identifier && { acting: intermediary }),
    };
  },
  attributes: [names.kvk, names.rsin, names.companyName],
  // Most legal entities have both numbers, other companies no RSIN, and some legal entities no KVK number.
  catalogue: {
    companyNumbers: [[names.rsin, names.kvk], [names.kvk], [names.rsin]],
    attributes: [names.companyName],
  },
};

/**
 * The company at the end of a chain of mandates, whose employee logged in; `undefined` without a chain. An intermediary
 * that is no company, or whose number is encrypted, is `unknown`.
 */
function readIntermediary(assertion: SamlAssertion): ActingParty | 'unknown' | undefined {
  const { attributes } = assertion;
  const values = [...(attributes.get(names.intermediary) ?? [])];
  const older = attributes.get(names.intermediaryKvk) ?? [];
  if (values.length + older.length === 0) return undefined;
  const found =
    values.find(({ nameQualifier }) => nameQualifier !== null && isKvkOf(nameQualifier)) ??
    older[0];
  if (found === undefined || !kvkPattern.test(found.text)) return 'unknown';
  const person = valueOf(assertion, names.actingSubject);
  const mandate = valueOf(assertion, names.service) ?? valueOf(assertion, names.serviceId);
  return {
    identifier: found.text,
    kind: 'kvk',
    entity: { name: '' },
    ...(person !== undefined && { person }),
    ...(mandate !== undefined && { mandate }),
  };
}

/** The kind of an identifier of a company, as the intermediary's or as that of the represented company. */
const isKvkOf = (qualifier: string): boolean =>
  qualifier === names.kvk || qualifier === names.intermediaryKvk;

/** In the older attribute of its own, or in the legal subject, which names the kind of its number. */
function findCompanyNumber(
  assertion: SamlAssertion,
  kind: typeof names.kvk | typeof names.rsin,
): string | undefined {
  const subjects = assertion.attributes.get(names.legalSubject) ?? [];
  const subject = subjects.find(({ nameQualifier }) => nameQualifier === kind);
  return subject?.text ?? valueOf(assertion, kind);
}

/** The number by which a company is known, which its answer shows; the RSIN only when there is no KVK number. */
function findCompany(assertion: SamlAssertion, rsin: string | undefined) {
  const kvk = findKvkNumber(assertion);
  if (kvk !== undefined)
    return { identifier: kvk, kind: 'kvk', shown: { kvk_number: kvk } } as const;
  // A KVK number that is none says that something is wrong, not that the company has none.
  if (rsin === undefined || findCompanyNumber(assertion, names.kvk) !== undefined) return undefined;
  return { identifier: rsin, kind: 'rsin', shown: { rsin } } as const;
}

function findKvkNumber(assertion: SamlAssertion): string | undefined {
  const number = findCompanyNumber(assertion, names.kvk);
  return number !== undefined && kvkPattern.test(number) ? number : undefined;
}

/** A number that is no RSIN is left out: most companies are known by their KVK number. */
function findRsin(assertion: SamlAssertion): string | undefined {
  const number = findCompanyNumber(assertion, names.rsin);
  return number !== undefined && isRsin(number) ? number : undefined;
}

const valueOf = ({ attributes }: SamlAssertion, name: string): string | undefined =>
  attributes.get(name)?.[0]?.text || undefined;
