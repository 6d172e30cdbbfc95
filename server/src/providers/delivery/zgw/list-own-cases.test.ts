import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { zgwClient } from '../../../../simulators/zgw/check-token.ts';
import { createZgwCatalogue } from '../../../../simulators/zgw/zgw-catalogue.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../../../simulators/zgw/zgw-simulator.ts';
import {
  createOutgoingClient,
  type OutgoingClient,
} from '../../../platform/outgoing/outgoing-client.ts';
import type { PartyNumber } from '../../auth/identifier-kind.ts';
import { createZgwCaseList } from './list-own-cases.ts';

const [kvk, rsin, otherRsin] = ['69599084', '819935177', '992760562'];
const company: PartyNumber = { kind: 'kvk', number: kvk };

describe('the cases of a company', () => {
  let simulator: ZgwSimulator;
  let client: OutgoingClient;
  /** How many requests were under way at once, at most. */
  let most: number;

  beforeEach(async () => {
    simulator = await startZgwSimulator({ isProduction: false });
    const plain = createOutgoingClient({
      hosts: null,
      privateHosts: [new URL(simulator.origin).host],
    });
    let underWay = 0;
    most = 0;
    client = {
      ...plain,
      send: async (request) => {
        underWay += 1;
        most = Math.max(most, underWay);
        return plain.send(request).finally(() => {
          underWay -= 1;
        });
      },
    };
  });
  afterEach(() => simulator.stop());

  const give = (number: string, party: Readonly<Record<string, string>>, members: object = {}) => {
    const root = `${simulator.origin}/`;
    const url = `${root}zaken/api/v1/zaken/id-${number}`;
    simulator.objects.zaken.push({
      url,
      zaaktype: createZgwCatalogue(root).zaaktypen[0]?.url,
      identificatie: number,
      omschrijving: `Zaak ${number}`,
      startdatum: '2026-01-01',
      einddatum: null,
      vertrouwelijkheidaanduiding: 'openbaar',
      ...members,
    });
    simulator.objects.rollen.push({
      url: `${url}/rol`,
      zaak: url,
      omschrijvingGeneriek: 'initiator',
      betrokkeneIdentificatie: party,
    });
  };
  const list = async (owner: PartyNumber, ownRsin: string | null) => {
    const cases = createZgwCaseList({
      settings: simulator.settings,
      secret: zgwClient.secret,
      client,
      now: () => Date.now(),
      timeoutMs: 5_000,
    });
    const found = await cases.list({ owner, rsin: ownRsin, processIds: [] });
    return found.map(({ identification }) => identification);
  };

  test('are those of its RSIN and of its KVK number in the place of an RSIN, each once', async () => {
    give('Z-1', { innNnpId: rsin });
    give('Z-2', { innNnpId: kvk });
    give('Z-3', { innNnpId: rsin, kvkNummer: kvk });
    give('Z-4', { innNnpId: otherRsin });
    expect((await list(company, rsin)).sort()).toEqual(['Z-1', 'Z-2', 'Z-3']);
    expect(await list(company, null)).toEqual(['Z-2']);
  });

  test('are not those of a person whose BSN looks like its RSIN, also when the case system finds all', async () => {
    give('Z-1', { inpBsn: rsin });
    give('Z-2', { innNnpId: otherRsin, kvkNummer: kvk });
    simulator.setSearchIgnored(true);
    expect(await list(company, rsin)).toEqual([]);
  });

  test('are at most the fifty newest, open ones first, read five at a time', async () => {
    for (let at = 1; at <= 60; at += 1) {
      const startdatum = new Date(Date.UTC(2026, 0, at)).toISOString().slice(0, 10);
      give(`Z-${at}`, { innNnpId: rsin }, { startdatum });
    }
    give('Z-oud', { innNnpId: rsin }, { startdatum: '2027-01-01', einddatum: '2027-02-01' });
    const found = await list(company, rsin);
    expect(found).toHaveLength(50);
    expect([found[0], found[49]]).toEqual(['Z-60', 'Z-11']);
    expect(most).toBe(5);
  });
});
