import { xml, type Xml } from '../../../platform/xml/xml.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { findInitiatorNumber, mappedBranch } from '../find-initiator.ts';
import { mappedText } from '../mapped-text.ts';

/** The person or organisation who submitted the form. */
export type StufInitiator =
  | { readonly kind: 'person'; readonly bsn: string; readonly name: PersonName }
  | { readonly kind: 'branch'; readonly number: string; readonly tradeName: string }
  | { readonly kind: 'organisation'; readonly number: string; readonly tradeName: string };

interface PersonName {
  readonly surname: string;
  readonly prefix: string;
  readonly initials: string;
  readonly firstNames: string;
}

/** The most characters that the sector model allows; a message with more is refused as a whole. */
const longest = {
  surname: 200,
  prefix: 10,
  initials: 20,
  firstNames: 200,
  tradeName: 200,
  statutoryName: 500,
} as const;

/** The initiator from the mapping or the login: a number counts before a name. */
export function findInitiator(
  request: Pick<DeliveryRequest, 'values' | 'identifiers' | 'initiatorRsin'>,
): StufInitiator | undefined {
  const mapped = (name: string) => mappedText(request.values, 'initiator', name);
  const found = findInitiatorNumber(request);
  const bsn = found?.kind === 'bsn' ? found.number : '';
  const branch = mappedBranch(request);
  const tradeName = mapped('handelsnaam');
  const name: PersonName = {
    surname: mapped('geslachtsnaam').slice(0, longest.surname),
    prefix: mapped('voorvoegsel').slice(0, longest.prefix),
    initials: mapped('voorletters').slice(0, longest.initials),
    firstNames: mapped('voornamen').slice(0, longest.firstNames),
  };
  if (bsn !== '') return { kind: 'person', bsn, name };
  if (branch !== '') return { kind: 'branch', number: branch, tradeName };
  // `inn.nnpId` is an RSIN; a company without one is known by its KVK number.
  if (found !== undefined)
    return { kind: 'organisation', number: request.initiatorRsin ?? found.number, tradeName };
  if (name.surname !== '') return { kind: 'person', bsn, name };
  return tradeName === '' ? undefined : { kind: 'organisation', number: '', tradeName };
}

/** Who acted for the initiator, of whom only the number is known. */
export function findAuthorised({
  acting,
}: Pick<DeliveryRequest, 'acting'>): StufInitiator | undefined {
  if (acting === undefined || acting.kind === 'lost') return undefined;
  const { kind, number } = acting;
  if (kind === 'kvk') return { kind: 'organisation', number, tradeName: '' };
  const name = { surname: '', prefix: '', initials: '', firstNames: '' };
  return { kind: 'person', bsn: number, name };
}

/** `heeftAlsGemachtigde` of a case. */
export function writeAuthorised(authorised: StufInitiator, moment: string): Xml {
  return xml`<ZKN:heeftAlsGemachtigde StUF:entiteittype="ZAKBTRGMC" StUF:verwerkingssoort="T"><ZKN:gerelateerde>${writeSubject(authorised)}</ZKN:gerelateerde><StUF:tijdstipRegistratie>${moment}</StUF:tijdstipRegistratie></ZKN:heeftAlsGemachtigde>`;
}

/** `heeftAlsInitiator` of a case. */
export function writeInitiator(initiator: StufInitiator, moment: string): Xml {
  return xml`<ZKN:heeftAlsInitiator StUF:entiteittype="ZAKBTRINI" StUF:verwerkingssoort="T"><ZKN:gerelateerde>${writeSubject(initiator)}</ZKN:gerelateerde><StUF:tijdstipRegistratie>${moment}</StUF:tijdstipRegistratie></ZKN:heeftAlsInitiator>`;
}

function writeSubject(initiator: StufInitiator): Xml {
  if (initiator.kind === 'person') return writePerson(initiator);
  return initiator.kind === 'branch' ? writeBranch(initiator) : writeOrganisation(initiator);
}

type InitiatorOf<Kind extends StufInitiator['kind']> = Extract<
  StufInitiator,
  { readonly kind: Kind }
>;

const writeBranch = ({ number, tradeName }: InitiatorOf<'branch'>): Xml =>
  xml`<ZKN:vestiging StUF:entiteittype="VES" StUF:verwerkingssoort="T"><BG:vestigingsNummer>${number}</BG:vestigingsNummer>${authentic(false)}${
    tradeName === ''
      ? null
      : xml`<BG:handelsnaam>${tradeName.slice(0, longest.tradeName)}</BG:handelsnaam>`
  }</ZKN:vestiging>`;

/** Unlike that of a person, `authentiek` of an organisation is allowed after its number only. */
const writeOrganisation = ({ number, tradeName }: InitiatorOf<'organisation'>): Xml =>
  xml`<ZKN:nietNatuurlijkPersoon StUF:entiteittype="NNP" StUF:verwerkingssoort="T">${
    number === '' ? null : xml`<BG:inn.nnpId>${number}</BG:inn.nnpId>${authentic(true)}`
  }${
    tradeName === ''
      ? null
      : xml`<BG:statutaireNaam>${tradeName.slice(0, longest.statutoryName)}</BG:statutaireNaam>`
  }</ZKN:nietNatuurlijkPersoon>`;

function writePerson({ bsn, name }: InitiatorOf<'person'>): Xml {
  const { surname, prefix, initials, firstNames } = name;
  return xml`<ZKN:natuurlijkPersoon StUF:entiteittype="NPS" StUF:verwerkingssoort="T">${
    bsn === '' ? null : xml`<BG:inp.bsn>${bsn}</BG:inp.bsn>`
  }${authentic(bsn !== '')}${
    surname === '' ? null : xml`<BG:geslachtsnaam>${surname}</BG:geslachtsnaam>`
  }${
    prefix === '' ? null : xml`<BG:voorvoegselGeslachtsnaam>${prefix}</BG:voorvoegselGeslachtsnaam>`
  }${initials === '' ? null : xml`<BG:voorletters>${initials}</BG:voorletters>`}${
    firstNames === '' ? null : xml`<BG:voornamen>${firstNames}</BG:voornamen>`
  }</ZKN:natuurlijkPersoon>`;
}

/** Whether a number of a base register identifies the subject. */
const authentic = (is: boolean): Xml =>
  xml`<BG:authentiek StUF:metagegeven="true">${is ? 'J' : 'N'}</BG:authentiek>`;
