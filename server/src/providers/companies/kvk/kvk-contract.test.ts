import { expect, test } from 'vitest';
import { kvkSimulatorKey, startKvkSimulator } from '../../../../simulators/kvk/kvk-simulator.ts';
import {
  checkExchanges,
  recordExchanges,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createProviderClient } from '../../provider-client.ts';
import { createKvk, kvkEmptyStatuses } from './kvk.ts';

test('the driver of companies and the simulated trade register speak as published', async () => {
  const simulator = await startKvkSimulator({ isProduction: false });
  const { host } = new URL(simulator.origin);
  const { client, exchanges } = recordExchanges(
    createOutgoingClient({ hosts: null, privateHosts: [host] }),
  );
  const kvk = (apikey = kvkSimulatorKey) =>
    createKvk(
      createProviderClient({
        baseUrl: simulator.baseUrl,
        headers: { apikey },
        emptyStatuses: kvkEmptyStatuses,
        outgoing: client,
      }),
      () => 0,
    );
  for (const words of ['bakkerij', '68750110', '9000 1354', '000038509490', 'zzz'])
    await kvk().search(words);
  await expect(kvk('another').search('bakkerij')).rejects.toThrow();
  await simulator.stop();
  const operation = {
    method: 'GET',
    path: /^\/api\/v2\/zoeken$/,
    query: 'kvk/zoeken-query',
    answers: { 200: 'kvk/resultaat', 401: 'kvk/error', 404: 'kvk/error' },
  } as const;
  expect(new Set(exchanges.map(({ response }) => response.status))).toEqual(
    new Set([200, 401, 404]),
  );
  expect(await checkExchanges(exchanges, [operation])).toEqual({ problems: [], unused: [] });
});
