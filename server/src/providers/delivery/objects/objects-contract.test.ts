import { expect, onTestFinished, test } from 'vitest';
import {
  objectsToken,
  startObjectsSimulator,
} from '../../../../simulators/objects/objects-simulator.ts';
import { buildDeliveryRequest, buildDeliverySteps } from '../../../../testing/build-delivery.ts';
import {
  checkExchanges,
  recordExchanges,
  type PublishedOperation,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { keepTokenRequesters } from '../../request-token.ts';
import type { DeliveryWork } from '../delivery-driver.ts';
import { createObjects } from './objects.ts';

const crs = { 'accept-crs': 'EPSG:4326' };
const source = 'The tests and the changelog of the service: a record without these has null.';
const deviations = [
  { problem: /\/record\/(endAt|correctionFor|correctedBy) must be string/, source },
  { problem: /\/publishedAt must be string/, source },
];
const inTypes = (path: string) => new RegExp(`^/objecttypes/api/v2/objecttypes${path}$`);

/** The operations of Objects API 2.1 and Objecttypes API 2 that the driver uses; neither documents its refusals. */
const operations: readonly PublishedOperation[] = [
  {
    method: 'GET',
    path: inTypes(''),
    answers: { 200: { page: 'objecttypes/page', of: 'objecttypes/object-type' } },
  },
  {
    method: 'GET',
    path: inTypes('/[^/]+/versions'),
    answers: { 200: { page: 'objecttypes/page', of: 'objecttypes/object-version' } },
    deviations,
  },
  {
    method: 'GET',
    path: inTypes('/[^/]+/versions/[0-9]+'),
    answers: { 200: 'objecttypes/object-version' },
    deviations,
  },
  {
    method: 'GET',
    path: /^\/objects\/api\/v2\/objects$/,
    headers: crs,
    query: 'objects/objects-query',
    answers: { 200: { page: 'objects/page', of: 'objects/object' } },
    deviations,
  },
  {
    method: 'POST',
    path: /^\/objects\/api\/v2\/objects$/,
    headers: { ...crs, 'content-crs': 'EPSG:4326', 'content-type': 'application/json' },
    body: 'objects/object',
    answers: { 201: 'objects/object' },
    deviations,
  },
  {
    method: 'GET',
    path: /^\/objects\/api\/v2\/objects\/[^/]+$/,
    headers: crs,
    answers: { 200: 'objects/object' },
    deviations,
  },
];

const request = buildDeliveryRequest({
  values: {
    data: { onderwerp: 'Losse tegel', aantal: '2', datum: null, locatie: { straat: 'Kerkstraat' } },
    geometry: { lat: 52.09, lng: 5.12 },
  },
  options: { object_version: '2/Melding' },
});

const attempt = (isRepeat: boolean): DeliveryWork => ({
  steps: buildDeliverySteps(() => isRepeat),
  documents: {
    pdf: () => Promise.reject(new Error('No document is needed.')),
    files: () => Promise.resolve([]),
  },
});

test('the objects driver and the simulated APIs speak as published', async () => {
  const simulator = await startObjectsSimulator({ isProduction: false });
  onTestFinished(() => simulator.stop());
  const { host } = new URL(simulator.origin);
  const { client, exchanges } = recordExchanges(
    createOutgoingClient({ hosts: null, privateHosts: [host] }),
  );
  const driver = createObjects({
    settings: simulator.settings,
    secret: objectsToken,
    secondSecret: null,
    client,
    network: createOutgoingNetwork({ hosts: null, privateHosts: [] }),
    sendMail: null,
    now: () => Date.now(),
    tokens: keepTokenRequesters(),
    timeoutMs: 5_000,
  });
  await driver.listChoices?.('object_versions', 'Melding');
  await driver.deliver(request, attempt(false));
  await driver.deliver(request, attempt(true));
  await driver.check({ address: null, usedOptions: new Set() });
  expect(simulator.objects).toHaveLength(1);
  expect(await checkExchanges(exchanges, operations)).toEqual({ problems: [], unused: [] });
});
