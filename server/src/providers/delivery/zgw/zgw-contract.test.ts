import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zgwClient } from '../../../../simulators/zgw/check-token.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../../../simulators/zgw/zgw-simulator.ts';
import {
  buildDeliveryFile,
  buildDeliveryRequest,
  buildDeliverySteps,
} from '../../../../testing/build-delivery.ts';
import { findContractProblems } from '../../../../testing/contracts/published-schemas.ts';
import {
  checkExchanges,
  recordExchanges,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { zgwOperations } from '../../../../testing/contracts/zgw-operations.ts';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { keepTokenRequesters } from '../../request-token.ts';
import type { DeliveryDriverOptions, DeliveryRequest, DeliveryWork } from '../delivery-driver.ts';
import { createZgwCaseList } from './list-own-cases.ts';
import { createZgw } from './zgw.ts';

const bsn = '999991644';
const longTitle = 'Aanvraag '.repeat(200);

const types = {
  case_type: 'ZT-001',
  document_type: 'Aanvraag',
  decision_type: 'Toekenning',
  result_type: 'Verleend',
};

const asker = { address: '', usedOptions: new Set<string>() };

const { submission } = buildDeliveryRequest();

const requestOf = (more: Partial<DeliveryRequest> = {}): DeliveryRequest =>
  buildDeliveryRequest({
    submission: { ...submission, formTitle: longTitle },
    values: {
      eigenschappen: { onderwerp: 'Nieuw', datum: '2026-11-21' },
      zaak: { toelichting: longTitle, zaakgeometrie: { lat: 52.01, lng: 4.36, zoom: 15 } },
      initiator: { geslachtsnaam: longTitle, voorletters: longTitle, voornamen: longTitle },
      contactpersoon: { naam: longTitle, emailadres: 'jo@voorbeeld.nl', telefoonnummer: '06' },
    },
    options: types,
    identifiers: partyNumbers(bsn),
    ...more,
  });

/** A small file with a name of any length, and one that is uploaded in parts. */
const documents: DeliveryWork['documents'] = {
  pdf: () => Promise.resolve(buildDeliveryFile(`${longTitle}.pdf`, 3)),
  files: () => Promise.resolve([buildDeliveryFile('plattegrond.pdf', 4_500_000)]),
};
const first: DeliveryWork = {
  steps: buildDeliverySteps(),
  documents,
};
/** An attempt that knows nothing of an earlier one but that its types were found. */
const repeat: DeliveryWork = {
  steps: buildDeliverySteps((name) => name.startsWith('types')),
  documents,
};

describe('the ZGW driver and the simulated case system', () => {
  let simulator: ZgwSimulator;
  let recorded: ReturnType<typeof recordExchanges>;

  beforeAll(async () => {
    simulator = await startZgwSimulator({ isProduction: false });
    recorded = recordExchanges(
      createOutgoingClient({ hosts: null, privateHosts: [new URL(simulator.origin).host] }),
    );
  });
  afterAll(() => simulator.stop());

  const driver = (changes: Partial<Pick<DeliveryDriverOptions, 'secret' | 'client'>> = {}) =>
    createZgw({
      settings: simulator.settings,
      secret: zgwClient.secret,
      secondSecret: null,
      client: recorded.client,
      network: createOutgoingNetwork({ hosts: null, privateHosts: [] }),
      sendMail: null,
      now: () => Date.now(),
      tokens: keepTokenRequesters(),
      timeoutMs: 5_000,
      ...changes,
    });

  test('speak the published APIs', async () => {
    await driver().check({ ...asker, usedOptions: new Set(['decision_type']) });
    for (const list of ['catalogues', 'case_types'] as const)
      await driver().listChoices?.(list, '');
    const acting = { kind: 'bsn', number: '999990019' } as const;
    const payment = { status: 'paid', paidAt: submission.completedAt } as const;
    await driver().deliver(requestOf({ acting, payment }), first);
    expect(simulator.objects.zaken[0]?.['zaakgeometrie']).toEqual({
      type: 'Point',
      coordinates: [4.36, 52.01],
    });
    await driver().deliver(requestOf({ acting }), repeat);
    const number = String(simulator.objects.zaken[0]?.['identificatie']);
    const update = { ...types, is_update: 'true', case_number: number };
    const values = { eigenschappen: { onderwerp: 'Anders' } };
    const again = { id: '0190a000-0000-7000-8000-000000000010', values, payment };
    await driver().deliver(requestOf({ ...again, options: update }), first);
    const ofCompany = { id: '0190a000-0000-7000-8000-000000000011', initiatorRsin: '819935177' };
    const options = { ...types, status_type: 'Afgehandeld' };
    const identifiers = partyNumbers('69599084');
    await driver().deliver(requestOf({ ...ofCompany, identifiers, options }), first);
    for (const owner of partyNumbers(bsn, '69599084')) {
      const cases = createZgwCaseList({
        settings: simulator.settings,
        secret: zgwClient.secret,
        client: recorded.client,
        now: () => Date.now(),
        timeoutMs: 5_000,
      });
      expect(await cases.list({ owner, rsin: '819935177', processIds: [] })).not.toEqual([]);
    }
    const closed = String(simulator.objects.zaken[1]?.['identificatie']);
    const refused = { ...update, case_number: closed };
    await expect(
      driver().deliver(requestOf({ identifiers, options: refused }), first),
    ).rejects.toMatchObject({ code: 'refused' });
    await expect(driver({ secret: 'another' }).check(asker)).rejects.toMatchObject({
      code: 'not_authorised',
    });
    const { problems, unused } = await checkExchanges(recorded.exchanges, zgwOperations);
    expect(problems).toEqual([]);
    expect(unused).toEqual([]);
  });

  test('offer a catalogue without a name by its domain, as the published API allows', async () => {
    const [domain, catalogue] = [
      'VTH',
      `${simulator.settings['catalogues_url'] ?? ''}catalogussen/2`,
    ];
    const nameless = {
      url: catalogue,
      domein: domain,
      rsin: '123456782',
      naam: null,
      contactpersoonBeheerNaam: 'Beheer',
      zaaktypen: [],
      besluittypen: [],
      informatieobjecttypen: [],
    };
    expect(findContractProblems('catalogi/catalogus', nameless, 'answer')).toEqual([]);
    const text = JSON.stringify({ count: 1, next: null, previous: null, results: [nameless] });
    const headers = { 'content-type': 'application/json' };
    const send = () => Promise.resolve({ status: 200, headers, text });
    expect(await driver({ client: { send } }).listChoices?.('catalogues', '')).toEqual([
      { value: catalogue, label: domain },
    ]);
  });
});
