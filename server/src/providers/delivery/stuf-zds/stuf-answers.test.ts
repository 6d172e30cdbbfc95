import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../provider-error.ts';
import { assertConfirmed, readMessage, readNumber } from './read-answer.ts';
import { StufFault } from './stuf-fault.ts';

const stuf = 'xmlns:StUF="http://www.egem.nl/StUF/StUF0301"';
const zkn = 'xmlns:ZKN="http://www.egem.nl/StUF/sector/zkn/0310"';
const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body>${body}</s:Body></s:Envelope>`;
const zaak = (number: string): string =>
  `<ZKN:zaak StUF:entiteittype="ZAK" StUF:functie="entiteit"><ZKN:identificatie>${number}</ZKN:identificatie></ZKN:zaak>`;
const caseNumber = (content: string): string =>
  envelope(
    `<ZKN:genereerZaakIdentificatie_Du02 ${zkn} ${stuf}><ZKN:stuurgegevens><StUF:berichtcode>Du02</StUF:berichtcode></ZKN:stuurgegevens>${content}</ZKN:genereerZaakIdentificatie_Du02>`,
  );

/** The error of reading an answer; `undefined` when it is right. */
function errorOf(read: () => unknown): ProviderError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error;
  }
}

test('the number of a case is in the answer, in either namespace of the message', () => {
  const read = (text: string) => readNumber(readMessage(text, 200), 'case');
  expect(read(caseNumber(zaak('0344 ZAAK-1')))).toBe('0344 ZAAK-1');
  const other = `<z:genereerZaakIdentificatie_Du02 xmlns:z="http://www.stufstandaarden.nl/koppelvlak/zds0120" ${zkn} ${stuf}><z:zaak><ZKN:identificatie>7</ZKN:identificatie></z:zaak></z:genereerZaakIdentificatie_Du02>`;
  expect(read(envelope(other))).toBe('7');
});

test.each([
  ['no number', caseNumber('')],
  ['an empty number', caseNumber(zaak(''))],
  ['a number that is too long', caseNumber(zaak('9'.repeat(41)))],
  ['two numbers', caseNumber(zaak('1') + zaak('2'))],
  ['elements in the number', caseNumber(zaak('<ZKN:x/>'))],
  ['a document', caseNumber(zaak('1')).replaceAll('ZaakIdentificatie', 'DocumentIdentificatie')],
  ['two messages', envelope('<a/><b/>')],
  ['no message', envelope('')],
  ['another envelope', '<x/>'],
  ['a page', '<!doctype html><html></html>'],
  ['JSON', '{"number": 1}'],
  ['nothing', ''],
  ['a half message', caseNumber(zaak('1')).slice(0, -20)],
  ['an answer that is too long', caseNumber(zaak('1') + ' '.repeat(1_000_001))],
  [
    'an external entity',
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${caseNumber(zaak('&e;'))}`,
  ],
  ['an entity that was never declared', caseNumber(zaak('&e;'))],
])('an answer with %s is refused', (_, text) => {
  const error = errorOf(() => readNumber(readMessage(text, 200), 'case'));
  expect(error?.code).toBe('bad_answer');
  expect(error?.answer?.text ?? '').toBe('');
});

test('a notification is confirmed by Bv03 only', () => {
  const confirm = (name: string) => () =>
    assertConfirmed(readMessage(envelope(`<StUF:${name} ${stuf}/>`), 200));
  expect(errorOf(confirm('Bv03Bericht'))).toBeUndefined();
  expect(errorOf(confirm('Bv04Bericht'))?.code).toBe('bad_answer');
});

describe('a fault', () => {
  const secret = 'BSN 999990019 van Ada';
  const body = (code: string, place = 'server') =>
    `<StUF:body><StUF:code>${code}</StUF:code><StUF:plek>${place}</StUF:plek><StUF:omschrijving>${secret}</StUF:omschrijving><StUF:details>${secret}</StUF:details></StUF:body>`;
  const bericht = (name: string, code: string, place?: string) =>
    `<StUF:${name}Bericht ${stuf}><StUF:stuurgegevens><StUF:berichtcode>${name}</StUF:berichtcode></StUF:stuurgegevens>${body(code, place)}</StUF:${name}Bericht>`;
  const fault = (detail: string, code = 's:Server') =>
    envelope(
      `<s:Fault><faultcode>${code}</faultcode><faultstring>${secret}</faultstring><detail>${detail}</detail></s:Fault>`,
    );
  const read = (text: string): StufFault => {
    const error = errorOf(() => readMessage(text, 500));
    if (!(error instanceof StufFault)) throw new Error('This is no fault.');
    return error;
  };

  test.each([
    ['StUF019', 'unavailable'],
    ['StUF046', 'unavailable'],
    ['StUF049', 'unavailable'],
    ['StUF058', 'unavailable'],
    ['StUF130', 'unavailable'],
    ['StUF960', 'unavailable'],
    ['StUF013', 'not_authorised'],
    ['StUF052', 'not_authorised'],
    ['StUF010', 'refused'],
    ['StUF016', 'refused'],
    ['StUF055', 'refused'],
    ['StUF064', 'refused'],
    ['ZSH0012', 'unavailable'],
  ])('%s means %s, in each of the three messages', (code, expected) => {
    for (const name of ['Fo01', 'Fo02', 'Fo03']) {
      const found = read(fault(bericht(name, code)));
      expect([found.code, found.faultCode]).toEqual([expected, code]);
      expect(found.answer).toEqual({
        status: 500,
        text: JSON.stringify({ fout: name, code, plek: 'server' }),
      });
    }
  });

  test.each(['<!-- x -->', '<?x y?>', '&x;', '<x>'])(
    'is recognised with %s, which we do not read',
    (unread) => {
      const found = read(fault(unread + bericht('Fo03', 'StUF055')));
      expect([found.code, found.faultCode]).toEqual(['bad_answer', null]);
    },
  );

  test('is read when it repeats a large message', () => {
    const repeated = `<StUF:detailsXML>${'A'.repeat(800_000)}</StUF:detailsXML>`;
    const text = fault(bericht('Fo03', 'StUF055').replace('</StUF:body>', `${repeated}$&`));
    expect(read(text).faultCode).toBe('StUF055');
  });

  test('is recognised without SOAP around it', () => {
    expect(read(envelope(bericht('Fo02', 'StUF055', 'client'))).faultCode).toBe('StUF055');
  });

  test.each([
    ['s:Server', 'unavailable'],
    ['s:Client', 'refused'],
    ['s:Client.Authentication', 'refused'],
    ['s:MustUnderstand', 'refused'],
    ['wsse:FailedAuthentication', 'not_authorised'],
    [secret, 'refused'],
  ])('of SOAP with the code %s means %s', (code, expected) => {
    expect(read(fault('', code)).code).toBe(expected);
  });

  test('never repeats its texts, also where a code should be', () => {
    const texts = [
      fault(bericht('Fo03', 'StUF058')),
      fault(bericht('Fo03', secret, secret)),
      fault('', secret),
    ];
    for (const text of texts) {
      const found = read(text);
      const shown = [found.message, found.stack, found.faultCode, JSON.stringify(found.answer)];
      expect(shown.join(' ')).not.toMatch(/999990019|Ada/);
    }
  });
});
