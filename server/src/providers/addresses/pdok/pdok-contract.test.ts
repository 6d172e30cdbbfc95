import { expect, test } from 'vitest';
import { startPdokSimulator } from '../../../../simulators/pdok/pdok-simulator.ts';
import {
  checkExchanges,
  recordExchanges,
  type PublishedOperation,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createProviderClient } from '../../provider-client.ts';
import { createPdok } from './pdok.ts';

const operation = (name: string, answer = 'found'): PublishedOperation => ({
  method: 'GET',
  path: new RegExp(`^/bzk/locatieserver/search/v3_1/${name}$`),
  // The service refuses parameters that its document does not name.
  query: `locatieserver/${name}-query`,
  answers: { 200: `locatieserver/${answer}` },
});

test('the address driver and the simulated Locatieserver speak as published', async () => {
  const simulator = await startPdokSimulator({ isProduction: false });
  const { host } = new URL(simulator.origin);
  const { client, exchanges } = recordExchanges(
    createOutgoingClient({ hosts: null, privateHosts: [host] }),
  );
  const pdok = createPdok(
    createProviderClient({ baseUrl: simulator.baseUrl, outgoing: client }),
    () => 0,
  );
  await pdok.findByNumber('1234AB', 12);
  await pdok.suggest('zzz');
  const [found] = await pdok.suggest('kerk 1');
  await pdok.find(found?.id ?? '');
  await pdok.findNear(52.09093, 5.1216);
  await simulator.stop();
  const operations = ['free', 'lookup', 'reverse'].map((name) => operation(name));
  expect(
    await checkExchanges(exchanges, [...operations, operation('suggest', 'suggested')]),
  ).toEqual({ problems: [], unused: [] });
});
