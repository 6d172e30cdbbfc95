import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { zgwClient } from '../../../../simulators/zgw/check-token.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../../../simulators/zgw/zgw-simulator.ts';
import { buildDeliveryRequest } from '../../../../testing/build-delivery.ts';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import {
  createOutgoingClient,
  type OutgoingClient,
} from '../../../platform/outgoing/outgoing-client.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { ProviderError } from '../../provider-error.ts';
import { keepTokenRequesters } from '../../request-token.ts';
import type { DeliveryRequest, DeliveryWork } from '../delivery-driver.ts';
import { createZgw } from './zgw.ts';

const bsn = '999991644';
const number = 'ZAAK-2026-0000000001';
const completedAt = '2026-11-20T09:00:00.000Z';

/** Everything that can be done to a case at once. */
const everything = {
  case_type: 'ZT-001',
  is_update: 'true',
  case_number: ` ${number} `,
  document_type: 'Aanvraag',
  decision_type: 'Toekenning',
  result_type: 'Verleend',
  status_type: 'Afgehandeld',
};

const requestOf = (more: Partial<DeliveryRequest> = {}): DeliveryRequest =>
  buildDeliveryRequest({
    submission: { ...buildDeliveryRequest().submission, formTitle: 'Aanvulling', completedAt },
    values: { eigenschappen: { onderwerp: 'Nieuw', datum: '2026-11-21' } },
    options: everything,
    identifiers: partyNumbers(bsn),
    ...more,
  });

/** Steps that stay between attempts, as the database keeps them. */
function keepWork(): DeliveryWork {
  const kept = new Map<string, string>();
  const once = async (name: string, work: () => Promise<string>) => {
    const result = kept.get(name) ?? (await work());
    kept.set(name, result);
    return result;
  };
  const file = {
    fileName: 'aanvulling.pdf',
    contentType: 'application/pdf',
    sizeBytes: 3,
    read: () => Promise.resolve(Readable.from([Buffer.from('pdf')])),
  };
  return {
    steps: { has: (name) => kept.has(name), once, onceSealed: once },
    documents: { pdf: () => Promise.resolve(file), files: () => Promise.resolve([]) },
  };
}

describe('a case that exists', () => {
  let simulator: ZgwSimulator;
  let zaak: string;

  beforeEach(async () => {
    simulator = await startZgwSimulator({ isProduction: false });
    zaak = await createExisting();
  });
  afterEach(() => simulator.stop());

  const plain = () =>
    createOutgoingClient({ hosts: null, privateHosts: [new URL(simulator.origin).host] });
  const driverOf = (client: OutgoingClient, settings: Readonly<Record<string, string>> = {}) =>
    createZgw({
      settings: { ...simulator.settings, ...settings },
      secret: zgwClient.secret,
      secondSecret: null,
      client,
      network: createOutgoingNetwork({ hosts: null, privateHosts: [] }),
      sendMail: null,
      now: () => Date.now(),
      tokens: keepTokenRequesters(),
      timeoutMs: 5_000,
    });
  /** A case of somebody, made by an earlier submission. */
  const createExisting = async (at = '2026-11-01T09:00:00.000Z') => {
    const options = { case_type: 'ZT-001' };
    const values = { eigenschappen: { onderwerp: 'Oud' } };
    const submission = { ...requestOf().submission, completedAt: at };
    const earlier = requestOf({ id: 'earlier', options, values, submission });
    await driverOf(plain()).deliver(earlier, keepWork());
    return simulator.objects.zaken.at(-1)?.url ?? '';
  };
  const deliver = (more: Partial<DeliveryRequest> = {}, work = keepWork()) =>
    driverOf(plain()).deliver(requestOf(more), work);
  const of = (name: keyof ZgwSimulator['objects']) =>
    simulator.objects[name].filter((one) => one['zaak'] === zaak);

  const expectUpdatedOnce = () => {
    expect(simulator.objects.zaken).toHaveLength(1);
    expect(of('zaakeigenschappen').map(({ waarde }) => waarde)).toEqual(['Nieuw', '20261121']);
    expect(of('rollen')).toHaveLength(1);
    expect(of('zaakinformatieobjecten')).toHaveLength(1);
    expect(simulator.objects.enkelvoudiginformatieobjecten).toHaveLength(1);
    expect(of('besluiten')).toMatchObject([{ datum: '2026-11-20', ingangsdatum: '2026-11-20' }]);
    const [document] = simulator.objects.enkelvoudiginformatieobjecten;
    const [besluit] = simulator.objects.besluiten;
    expect(simulator.objects.besluitinformatieobjecten).toMatchObject([
      { besluit: besluit?.url, informatieobject: document?.url },
    ]);
    expect(of('resultaten')).toHaveLength(1);
    expect(of('statussen')).toHaveLength(2);
    expect(simulator.objects.zaken[0]).toMatchObject({ einddatum: '2026-11-20' });
  };

  test('gets properties, documents, a decision, a result and its last status', async () => {
    const { content } = await deliver();
    expect(content).toMatchObject({ zaak: { url: zaak, identificatie: number }, documenten: 1 });
    expectUpdatedOnce();
  });

  test('is paid with the submission, before its last status; without a payment it stays as it is', async () => {
    await deliver({ options: { case_type: 'ZT-001', is_update: 'true', case_number: number } });
    expect(simulator.objects.zaken[0]).not.toHaveProperty('betalingsindicatie');
    await deliver({
      id: 'free',
      options: { ...everything, status_type: '' },
      payment: { status: 'none' },
    });
    expect(simulator.objects.zaken[0]).not.toHaveProperty('betalingsindicatie');
    const payment = { status: 'paid', paidAt: completedAt } as const;
    const options = { case_type: 'ZT-001', is_update: 'true', case_number: number };
    await deliver({ id: 'paid', options: { ...options, status_type: 'Afgehandeld' }, payment });
    expect(simulator.objects.zaken[0]).toMatchObject({
      betalingsindicatie: 'geheel',
      laatsteBetaaldatum: completedAt,
      einddatum: '2026-11-20',
    });
    const shown = driverOf(plain()).describe(requestOf({ options, payment }));
    expect(shown.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { body: { betalingsindicatie: 'geheel', laatsteBetaaldatum: completedAt } },
    ]);
  });

  test.each(['before', 'after'] as const)(
    'is updated once when any request fails %s it had effect',
    async (moment) => {
      // The number of requests of a delivery without failures is not known here: stop when none failed.
      for (let failing = 0; ; failing += 1) {
        await simulator.stop();
        simulator = await startZgwSimulator({ isProduction: false });
        zaak = await createExisting();
        const state = { sent: 0, failed: false };
        const client: OutgoingClient = {
          ...plain(),
          send: async (request) => {
            const isFailing = state.sent === failing;
            state.sent += 1;
            if (!isFailing) return plain().send(request);
            state.failed = true;
            if (moment === 'after') await plain().send(request);
            throw new Error('The connection is lost.');
          },
        };
        const work = keepWork();
        const attempt = () => driverOf(client).deliver(requestOf(), work);
        await attempt().catch((cause: unknown) => {
          if (!(cause instanceof ProviderError)) throw cause;
          return attempt();
        });
        expectUpdatedOnce();
        if (!state.failed) break;
        expect(failing).toBeLessThan(40);
      }
    },
  );

  test.each<[string, Partial<DeliveryRequest>]>([
    ['of somebody else', { identifiers: partyNumbers('999990019') }],
    ['without a login', { identifiers: [] }],
    ['of a pseudonym that looks alike', { identifiers: [{ kind: 'identifier', number: bsn }] }],
    ['with a number of an answer only', { identifiers: [], values: { initiator: { bsn } } }],
    ['that does not exist', { options: { ...everything, case_number: 'ZAAK-2' } }],
    ['without a number', { options: { ...everything, case_number: '' } }],
  ])('is refused when it is one %s, and nothing is written', async (_, more) => {
    const before = JSON.stringify(simulator.objects);
    await expect(deliver(more)).rejects.toMatchObject({ code: 'refused' });
    expect(JSON.stringify(simulator.objects)).toBe(before);
  });

  describe('of a company', () => {
    const [kvk, rsin, otherRsin] = ['69599084', '819935177', '992760562'];
    /** The company as the case system has it. */
    const nameParty = (party: Readonly<Record<string, string>>) => {
      const [role] = simulator.objects.rollen;
      if (role === undefined) throw new Error('The case has no role.');
      simulator.objects.rollen[0] = { ...role, betrokkeneIdentificatie: party };
    };

    test.each([
      ['its RSIN', { innNnpId: rsin }],
      ['its KVK number in the place of an RSIN', { innNnpId: kvk }],
      ['its KVK number beside its RSIN', { innNnpId: rsin, kvkNummer: kvk }],
      ['its KVK number only', { innNnpId: '', kvkNummer: kvk }],
    ])('is updated by who proves %s', async (_, party) => {
      nameParty(party);
      await deliver({ identifiers: partyNumbers(kvk), rsins: [rsin] });
      expect(of('resultaten')).toHaveLength(1);
    });

    test.each([
      ['another RSIN', [otherRsin], { innNnpId: rsin }],
      ['another RSIN with the same KVK number', [otherRsin], { innNnpId: rsin, kvkNummer: kvk }],
      ['no RSIN', [], { innNnpId: rsin }],
    ])('is refused to who proves %s', async (_, rsins, party) => {
      nameParty(party);
      const before = JSON.stringify(simulator.objects);
      const update = deliver({ identifiers: partyNumbers(kvk), rsins });
      await expect(update).rejects.toMatchObject({ code: 'refused' });
      expect(JSON.stringify(simulator.objects)).toBe(before);
    });
  });

  test('says the same of the case of somebody else and of none', async () => {
    const reasonOf = (more: Partial<DeliveryRequest>) =>
      deliver(more).catch((cause: unknown) => (cause as { answer: { text: string } }).answer.text);
    const theirs = await reasonOf({ identifiers: partyNumbers('999990019') });
    expect(await reasonOf({ options: { ...everything, case_number: 'ZAAK-2' } })).toBe(theirs);
  });

  test('keeps the version of the case type that it was made with', async () => {
    const ofToday = zaak;
    zaak = await createExisting('2023-11-01T09:00:00.000Z');
    const options = { ...everything, case_number: 'ZAAK-2026-0000000002' };
    await deliver({ options });
    const typesOf = (name: keyof ZgwSimulator['objects'], type: string) =>
      of(name).map((one) => String(one[type]).replace(/^.*\//, ''));
    expect(typesOf('zaakeigenschappen', 'eigenschap')).toEqual(['1a', '2a']);
    expect(typesOf('resultaten', 'resultaattype')).toEqual(['1a']);
    expect(typesOf('statussen', 'statustype')).toEqual(['1a', '2a']);
    expect(typesOf('besluiten', 'besluittype')).toEqual(['1a']);
    expect(of('zaakinformatieobjecten')).toHaveLength(1);
    expect(simulator.objects.enkelvoudiginformatieobjecten[0]).toMatchObject({
      informatieobjecttype: expect.stringMatching(/531f6c1aa$/) as string,
    });
    zaak = ofToday;
    expect(of('resultaten')).toEqual([]);
  });

  test('is refused once it is closed', async () => {
    await deliver();
    const again = deliver({ id: 'another' });
    await expect(again).rejects.toMatchObject({ code: 'refused' });
  });

  test('keeps a result that somebody else gave it', async () => {
    await deliver({ options: { ...everything, status_type: '', result_type: 'Geweigerd' } });
    const other = deliver({ id: 'another', options: { ...everything, decision_type: '' } });
    await expect(other).rejects.toMatchObject({ code: 'refused' });
    expect(of('resultaten')).toHaveLength(1);
  });

  test('needs the address of the Besluiten API for a decision only', async () => {
    const driver = driverOf(plain(), { decisions_url: '' });
    const without = requestOf({ options: { ...everything, decision_type: '' } });
    await driver.deliver(without, keepWork());
    expect(of('besluiten')).toEqual([]);
    const before = JSON.stringify(simulator.objects);
    const decided = driver.deliver(requestOf({ id: 'another' }), keepWork());
    await expect(decided).rejects.toMatchObject({
      code: 'not_configured',
      setting: 'decisions_url',
    });
    expect(JSON.stringify(simulator.objects)).toBe(before);
  });

  test('is described before it is sent', () => {
    const paths = driverOf(plain())
      .describe(requestOf())
      .map(({ url }) => url.split('/api/v1/')[1]);
    expect(paths).toEqual([
      'zaken/{zaak}/zaakeigenschappen',
      'zaken/{zaak}/zaakeigenschappen',
      'enkelvoudiginformatieobjecten',
      'besluiten',
      'resultaten',
      'statussen',
    ]);
  });
});

describe('a new case', () => {
  test('can be decided on and closed at once', async () => {
    const simulator = await startZgwSimulator({ isProduction: false });
    const driver = createZgw({
      settings: simulator.settings,
      secret: zgwClient.secret,
      secondSecret: null,
      client: createOutgoingClient({
        hosts: null,
        privateHosts: [new URL(simulator.origin).host],
      }),
      network: createOutgoingNetwork({ hosts: null, privateHosts: [] }),
      sendMail: null,
      now: () => Date.now(),
      tokens: keepTokenRequesters(),
      timeoutMs: 5_000,
    });
    const options = { ...everything, is_update: '' };
    await driver.deliver(requestOf({ options }), keepWork());
    expect(simulator.objects.statussen).toHaveLength(2);
    expect(simulator.objects.zaken).toMatchObject([{ einddatum: '2026-11-20' }]);
    await simulator.stop();
  });
});
