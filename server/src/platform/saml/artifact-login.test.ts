import { createHmac } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../../simulators/certificates/self-signed.ts';
import {
  artifactResponseOf,
  assertionOf,
  createAssertion,
  createResponse,
  encryptAssertion,
  identityMetadataOf,
} from '../../../simulators/saml/saml-answers.ts';
import { encryptXml, type EncryptionOptions } from '../../../simulators/saml/encrypt-xml.ts';
import { parseIdentityProvider } from './identity-provider.ts';
import { readArtifactResponse } from './messages/artifact-resolve.ts';
import { readResponse, type SamlOutcome } from './messages/read-response.ts';
import { wrapInSoap } from './messages/soap.ts';
import { isSamlError } from './saml-error.ts';
import { namespaces, statusCodes } from './saml-names.ts';
import { signMessage } from './sign-message.ts';
import { verifySignature } from './verify-signature.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { serializeXml } from '../xml/serialize-xml.ts';
import { textOf } from '../xml/xml-element.ts';
import { xml, Xml } from '../xml/xml.ts';

type Scheme = Partial<EncryptionOptions>;

const now = Date.parse('2026-11-26T10:00:00Z');
const minuteMs = 60_000;
const issuer = 'https://was.digid.example/saml';
const audience = 'https://formulieren.example/digid';
const consumer = 'https://formulieren.example/login/callback';
const bsn = '999993653';
const level = 'urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorContract';

const keys: Record<'provider' | 'stranger' | 'service', SelfSigned> = Object.create(null) as never;

beforeAll(async () => {
  const period = { from: now - minuteMs, until: now + 1000 * minuteMs };
  keys.provider = await createSelfSigned({ commonName: 'provider', ...period });
  keys.service = await createSelfSigned({ commonName: 'service', ...period });
  keys.stranger = await createSelfSigned({ commonName: 'stranger', ...period });
});

const provider = () =>
  parseIdentityProvider(
    identityMetadataOf({
      id: '_m',
      entityId: issuer,
      credentials: keys.provider,
      front: 'https://was.digid.example/front',
      resolve: 'https://was.digid.example/resolve',
    }).text,
  );

const login = (more: object = {}) => ({
  assertionId: '_t1',
  now,
  issuer,
  nameId: `s00000000:${bsn}`,
  sessionIndex: '17',
  level,
  attributes: [],
  requestId: '_a1',
  consumer,
  audience,
  ...more,
});

interface Forgery {
  readonly assertion?: Xml;
  readonly response?: Xml;
  readonly issuer?: string;
  readonly resolveId?: string;
  readonly answer?: (answer: Xml) => string;
  readonly at?: number;
}

const responseWith = (assertion: Xml | null, more: object = {}) =>
  createResponse({ id: '_p1', now, issuer, requestId: '_a1', consumer, assertion, ...more });

/** Reads an answer as a login does; the parts that are not forged are as DigiD makes them. */
function read(forgery: Forgery = {}): SamlOutcome {
  const response =
    forgery.response ?? responseWith(forgery.assertion ?? createAssertion(login(), keys.provider));
  const answer = artifactResponseOf({
    id: '_s1',
    now,
    issuer: forgery.issuer ?? issuer,
    resolveId: forgery.resolveId ?? '_r1',
    response,
  });
  const signed = forgery.answer?.(answer) ?? signMessage(answer, keys.provider);
  const at = forgery.at ?? now;
  const found = readArtifactResponse(wrapInSoap(signed), {
    provider: provider(),
    resolveId: '_r1',
    now: at,
  });
  if (found === undefined) throw new Error('There is no response.');
  return readResponse(found, {
    provider: provider(),
    requestId: '_a1',
    audience,
    consumer,
    now: at,
    decryptionKeys: [keys.service.privateKey],
  });
}

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!isSamlError(error)) throw error;
    // An error may be logged.
    expect(error.message).not.toContain(bsn);
    return error.code;
  }
  return 'accepted';
}

/** Signs like `signMessage`, but with other algorithms. */
function signWith(message: Xml, options: { signature: string; digest: string }): string {
  const signed = new SignedXml({
    privateKey: keys.provider.key,
    signatureAlgorithm: options.signature,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signed.addReference({
    xpath: '/*',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
    digestAlgorithm: options.digest,
  });
  signed.computeSignature(message.text, {
    prefix: 'ds',
    location: { reference: "/*/*[local-name()='Issuer']", action: 'after' },
  });
  return signed.getSignedXml();
}

const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

describe('a login by artifact', () => {
  test('gives who logged in, at which level', () => {
    expect(read()).toEqual({
      kind: 'assertion',
      assertion: {
        id: '_t1',
        nameId: `s00000000:${bsn}`,
        sessionIndex: '17',
        level,
        attributes: new Map(),
        validUntil: now + 2 * minuteMs,
      },
    });
  });

  test.each([statusCodes.authnFailed, statusCodes.noAuthnContext, statusCodes.requestDenied])(
    'gives the status %s of a failure',
    (failure) => {
      expect(read({ response: responseWith(null, { failure }) })).toEqual({
        kind: 'status',
        code: failure,
      });
    },
  );

  test.each<[string, string, () => Forgery]>([
    ['an answer without a signature', 'unsigned', () => ({ answer: ({ text }) => text })],
    [
      'an answer with the signature of a stranger',
      'bad_signature',
      () => ({ answer: (answer) => signMessage(answer, keys.stranger) }),
    ],
    ['an answer to another question', 'wrong_request', () => ({ resolveId: '_other' })],
    ['an answer of another issuer', 'foreign_issuer', () => ({ issuer: 'https://kwaad.example' })],
    ['an assertion without a signature', 'unsigned', () => ({ assertion: assertionOf(login()) })],
    [
      'an assertion with the signature of a stranger',
      'bad_signature',
      () => ({ assertion: createAssertion(login(), keys.stranger) }),
    ],
    [
      'an assertion of another issuer',
      'foreign_issuer',
      () => ({
        assertion: createAssertion(login({ issuer: 'https://kwaad.example' }), keys.provider),
      }),
    ],
    [
      'an assertion for another audience',
      'wrong_audience',
      () => ({
        assertion: createAssertion(login({ audience: 'https://andere.example' }), keys.provider),
      }),
    ],
    [
      'an assertion for another recipient',
      'wrong_audience',
      () => ({
        assertion: createAssertion(login({ consumer: 'https://andere.example' }), keys.provider),
      }),
    ],
    [
      'an assertion for another request',
      'wrong_request',
      () => ({ assertion: createAssertion(login({ requestId: '_other' }), keys.provider) }),
    ],
    [
      'a response to another request',
      'wrong_request',
      () => ({
        response: responseWith(createAssertion(login(), keys.provider), { requestId: '_other' }),
      }),
    ],
    [
      'a response for another address',
      'wrong_audience',
      () => ({
        response: responseWith(createAssertion(login(), keys.provider), {
          consumer: 'https://andere.example',
        }),
      }),
    ],
    ['an assertion that has expired', 'expired', () => ({ at: now + 3 * minuteMs })],
    ['an assertion that is not valid yet', 'expired', () => ({ at: now - 4 * minuteMs })],
  ])('rejects %s', (_, code, forge) => {
    expect(refusal(() => read(forge()))).toBe(code);
  });

  test('allows a minute of difference between the clocks', () => {
    expect(read({ at: now + 3 * minuteMs - 1 }).kind).toBe('assertion');
  });

  test('rejects an assertion without an audience', () => {
    const text = assertionOf(login()).text.replace(
      /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/,
      '',
    );
    const assertion = new Xml(signMessage(new Xml(text), keys.provider));
    expect(refusal(() => read({ assertion }))).toBe('wrong_audience');
  });
});

describe('what is encrypted', () => {
  const encrypted = (scheme: Scheme = {}): EncryptionOptions => ({
    certificate: keys.service.certificate,
    recipient: audience,
    ...scheme,
  });
  const signedAssertion = (more: object = {}) => createAssertion(login(more), keys.provider);
  const readAssertion = (scheme: Scheme = {}) =>
    read({ assertion: encryptAssertion(signedAssertion(), encrypted(scheme)) });
  const readIdentifiers = (scheme: Scheme = {}) =>
    read({ assertion: signedAssertion({ identifiers: encrypted(scheme), attributes }) });
  const attributes = [{ name: 'urn:nl', value: bsn, nameQualifier: 'urn:BSN' }];
  const schemes = ['aes128-cbc', 'aes256-cbc', 'aes128-gcm', 'aes256-gcm'] as const;

  test.each(
    schemes.flatMap((content) =>
      (['oaep-sha1', 'oaep-sha256'] as const).map((key) => ({ content, key })),
    ),
  )('is read with $content and $key', (scheme) => {
    expect(readAssertion(scheme)).toMatchObject({
      kind: 'assertion',
      assertion: { nameId: `s00000000:${bsn}` },
    });
    const read = readIdentifiers(scheme);
    expect(read).toMatchObject({ assertion: { nameId: `s00000000:${bsn}` } });
    expect(read.kind === 'assertion' && read.assertion.attributes.get('urn:nl')).toEqual([
      { text: bsn, nameQualifier: 'urn:BSN' },
    ]);
  });

  test.each<[string, () => Scheme]>([
    ['for another key', () => ({ certificate: keys.stranger.certificate })],
    ['with RSA 1.5', () => ({ key: 'rsa-1_5' })],
  ])('is rejected when it is encrypted %s', (_, schemeOf) => {
    expect(refusal(() => readAssertion(schemeOf()))).toBe('not_decrypted');
    expect(refusal(() => readIdentifiers(schemeOf()))).toBe('not_decrypted');
  });

  test('is not read when it is for another recipient', () => {
    const scheme = { recipient: 'https://andere.example' };
    expect(refusal(() => readAssertion(scheme))).toBe('not_decrypted');
    expect(refusal(() => readIdentifiers(scheme))).toBe('malformed');
  });

  test.each([
    ['another cipher', 'xmlenc11#aes256-gcm', 'xmlenc11#aes128-gcm'],
    ['a cipher without authentication', '2009/xmlenc11#aes256-gcm', '2001/04/xmlenc#aes256-cbc'],
    ['triple DES', '2009/xmlenc11#aes256-gcm', '2001/04/xmlenc#tripledes-cbc'],
    ['RSA 1.5 by name', 'rsa-oaep-mgf1p', 'rsa-1_5'],
  ])('is rejected when its algorithm is swapped for %s', (_, from, to) => {
    const { text } = encryptAssertion(signedAssertion(), encrypted());
    expect(text).toContain(from);
    const assertion = new Xml(text.replace(from, to));
    expect(['not_decrypted', 'malformed']).toContain(refusal(() => read({ assertion })));
  });

  test('is rejected when it was changed', () => {
    const { text } = encryptAssertion(signedAssertion(), encrypted());
    const values = [...text.matchAll(/CipherValue>([^<]+)</g)].map(([, value = '']) => value);
    for (const value of values) {
      const changed = Buffer.from(value, 'base64');
      changed[20] = (changed[20] ?? 0) ^ 1;
      const assertion = new Xml(text.replace(value, changed.toString('base64')));
      expect(refusal(() => read({ assertion }))).toBe('not_decrypted');
    }
  });

  test('needs a signature of the provider inside: anybody can encrypt for us', () => {
    for (const [inside, code] of [
      [assertionOf(login()), 'unsigned'],
      [createAssertion(login(), keys.stranger), 'bad_signature'],
      [responseWith(signedAssertion()), 'malformed'],
    ] as const)
      expect(refusal(() => read({ assertion: encryptAssertion(inside, encrypted()) }))).toBe(code);
  });

  test('cannot bring a second assertion or identifier', () => {
    const both = xml`${encryptAssertion(signedAssertion(), encrypted())}${signedAssertion()}`;
    expect(refusal(() => read({ assertion: both }))).toBe('malformed');
    const twice = xml`${signedAssertion()}${signedAssertion()}`;
    const wrapped = encryptAssertion(twice, encrypted());
    expect(refusal(() => read({ assertion: wrapped }))).toBe('malformed');
    const other = xml`<saml:NameID xmlns:saml="${namespaces.assertion}">s00000000:999990019</saml:NameID>`;
    const identifier = xml`<saml:EncryptedID>${encryptXml(other, encrypted())}</saml:EncryptedID>`;
    const text = assertionOf(login()).text.replace(
      '<saml:NameID',
      `${identifier.text}<saml:NameID`,
    );
    const assertion = new Xml(signMessage(new Xml(text), keys.provider));
    expect(refusal(() => read({ assertion }))).toBe('malformed');
  });

  test('is parsed as strictly as what is not', () => {
    const evil = new Xml(
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${signedAssertion().text}`,
    );
    expect(refusal(() => read({ assertion: encryptAssertion(evil, encrypted()) }))).toBe(
      'malformed',
    );
  });

  test('is not fetched from elsewhere', () => {
    const { text } = encryptAssertion(signedAssertion(), encrypted());
    const assertion = new Xml(
      text.replaceAll(
        /<xenc:CipherValue>[^<]+<\/xenc:CipherValue>/g,
        '<xenc:CipherReference URI="http://10.0.0.1/"/>',
      ),
    );
    expect(refusal(() => read({ assertion }))).toBe('malformed');
  });
});

describe('algorithms', () => {
  test.each([
    ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', sha256],
    ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'],
  ])('rejects SHA-1 (%s, %s)', (signature, digest) => {
    const answer = (message: Xml) => signWith(message, { signature, digest });
    expect(refusal(() => read({ answer }))).toBe('bad_signature');
  });

  test('rejects HMAC with the public certificate as its key', () => {
    const answer = (message: Xml) => {
      const hmac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';
      const signed = signMessage(message, keys.provider).replace(
        'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        hmac,
      );
      const value = createHmac('sha1', keys.provider.cert).update('x').digest('base64');
      return signed.replace(/(<ds:SignatureValue>)[^<]+/, `$1${value}`);
    };
    expect(refusal(() => read({ answer }))).toBe('bad_signature');
  });

  test('ignores a key in the message itself', () => {
    const answer = (message: Xml) => {
      const signed = signMessage(message, keys.stranger);
      expect(signed).toContain(keys.stranger.certificate.raw.toString('base64'));
      return signed;
    };
    expect(refusal(() => read({ answer }))).toBe('bad_signature');
  });
});

describe('signature wrapping', () => {
  const forged = () =>
    assertionOf(login({ nameId: 's00000000:999990019', assertionId: '_forged' })).text;
  const genuine = () => createAssertion(login(), keys.provider).text;
  const signatureOf = (text: string) => /<ds:Signature.*?<\/ds:Signature>/s.exec(text)?.[0] ?? '';

  test.each<[string, () => string]>([
    ['a forged assertion before the genuine one', () => forged() + genuine()],
    ['a forged assertion after the genuine one', () => genuine() + forged()],
    [
      'a forged assertion with the genuine signature',
      () => forged().replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(genuine())}`),
    ],
    [
      'the genuine assertion inside the forged one, under its id',
      () =>
        forged()
          .replace('_forged', '_t1')
          .replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(genuine())}`)
          .replace('</saml:Assertion>', `<x>${genuine()}</x></saml:Assertion>`),
    ],
    [
      'the genuine assertion inside the signature of the forged one',
      () =>
        forged().replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signatureOf(genuine()).replace('</ds:Signature>', `<ds:Object>${genuine()}</ds:Object></ds:Signature>`)}`,
        ),
    ],
  ])('rejects %s', (_, forge) => {
    const code = refusal(() => read({ assertion: new Xml(forge()) }));
    expect(code).toMatch(/^(?:bad_signature|malformed|unsigned)$/);
  });

  test('rejects a signed answer that was moved into another one', () => {
    const answer = (message: Xml) => {
      const signed = signMessage(message, keys.provider);
      const other = message.text.replace('_s1', '_s2').replace(bsn, '999990019');
      return other.replace('</samlp:ArtifactResponse>', `${signed}</samlp:ArtifactResponse>`);
    };
    expect(refusal(() => read({ answer }))).toBe('unsigned');
  });

  test('reads only what was signed', () => {
    const message = xml`<a xmlns="urn:x" xmlns:saml="${namespaces.assertion}" ID="_1"><saml:Issuer>i</saml:Issuer><b>1</b></a>`;
    const signed = signMessage(message, keys.provider);
    const verified = verifySignature(parseXml(signed), [keys.provider.certificate]);
    expect(serializeXml(verified)).not.toContain('Signature');
    const changed = signed.replace('<b>1</b>', '<b>2</b>');
    const act = () => verifySignature(parseXml(changed), [keys.provider.certificate]);
    expect(refusal(act)).toBe('bad_signature');
  });
});

describe('the XML of a message', () => {
  const answerWith = (from: string, to: string) => ({
    answer: (message: Xml) => signMessage(message, keys.provider).replace(from, to),
  });

  test('rejects a comment in the NameID, which would split a signed number', () => {
    expect(refusal(() => read(answerWith(bsn, '99999<!-- -->3653')))).toBe('malformed');
  });

  test('rejects a processing instruction', () => {
    expect(refusal(() => read(answerWith(bsn, '99999<?x?>3653')))).toBe('malformed');
  });

  test.each([
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`,
    `<!DOCTYPE a SYSTEM "http://kwaad.example/x.dtd"><a/>`,
    `<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`,
    `<!DOCTYPE a><a/>`,
    '<a>&x;</a>',
    '<a><b></a></b>',
    '<a/><a/>',
    '<a x:y="1"/>',
    '',
    `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`,
    `<a>${'a'.repeat(200_000)}</a>`,
  ])('rejects %.60s', (text) => {
    expect(refusal(() => parseXml(text))).toBe('malformed');
  });

  test('keeps the text of an element whole, however it is written', () => {
    expect(textOf(parseXml('<a>s0<![CDATA[&<]]>&amp;1</a>'))).toBe('s0&<&1');
  });
});
