import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sharepointApp,
  startSharepointSimulator,
  type SharepointSimulator,
} from '../../../../simulators/sharepoint/sharepoint-simulator.ts';
import {
  buildDeliveryFile,
  buildDeliveryRequest,
  buildDeliverySteps,
} from '../../../../testing/build-delivery.ts';
import { findContractProblems } from '../../../../testing/contracts/published-schemas.ts';
import {
  checkExchanges,
  recordExchanges,
  type PublishedOperation,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { keepTokenRequesters } from '../../request-token.ts';
import type { DeliveryWork } from '../delivery-driver.ts';
import { columnSchema, typeOf } from './columns.ts';
import { createSharepoint } from './sharepoint.ts';

const deviations = [
  {
    problem: /"additionalProperty":"innerError"/,
    source: 'The guide to errors of Microsoft Graph, which writes innerError.',
  },
];
const refusals = {
  401: 'graph/error',
  404: 'graph/error',
  409: 'graph/error',
  416: 'graph/error',
};
const at = (path: string) => new RegExp(`^/v1\\.0/${path}$`);
const pageOf = (of: string) => ({ page: 'graph/collection', of: `graph/${of}`, member: 'value' });
const bytes = { 'content-type': 'application/octet-stream' };
const json = { 'content-type': 'application/json' };

/** The operations of Microsoft Graph 1.0 that the driver uses; the document has no addresses by path. */
const operations: readonly PublishedOperation[] = (
  [
    { method: 'GET', path: at('sites'), answers: { 200: pageOf('site') } },
    { method: 'GET', path: at('sites/[^/]+/drives'), answers: { 200: pageOf('drive') } },
    { method: 'GET', path: at('sites/[^:]+:/.+'), answers: { 200: 'graph/site' } },
    {
      method: 'GET',
      path: at('drives/[^/]+/list/columns'),
      answers: { 200: pageOf('column-definition') },
    },
    {
      method: 'PUT',
      path: at('drives/[^/]+/root:/.+:/content'),
      headers: bytes,
      answers: { 200: 'graph/drive-item', 201: 'graph/drive-item' },
    },
    {
      method: 'POST',
      path: at('drives/[^/]+/root:/.+:/createUploadSession'),
      headers: json,
      body: 'graph/create-upload-session',
      answers: { 200: 'graph/upload-session' },
    },
    {
      method: 'GET',
      path: at('drives/[^/]+/root:/.+'),
      answers: { 200: 'graph/drive-item' },
    },
    {
      method: 'PUT',
      path: /^\/upload\/[^/]+$/,
      headers: { ...bytes, 'content-range': 'bytes ' },
      answers: {
        200: 'graph/drive-item',
        201: 'graph/drive-item',
        202: 'graph/upload-session',
      },
    },
    {
      method: 'PATCH',
      path: at('drives/[^/]+/items/[^/]+/listItem/fields'),
      headers: json,
      body: 'graph/field-value-set',
      answers: { 200: 'graph/field-value-set' },
    },
  ] satisfies readonly PublishedOperation[]
).map((one) => ({ ...one, answers: { ...refusals, ...one.answers }, deviations }));

const request = buildDeliveryRequest({
  values: { columns: { Onderwerp: 'Losse tegel', Aantal: '2', Thema: ['Groen'] } },
  options: { library: '/sites/burgerzaken:Documenten', pdf: 'true', files: 'true' },
});

const work: DeliveryWork = {
  steps: buildDeliverySteps(),
  documents: {
    pdf: () => Promise.resolve(buildDeliveryFile('samenvatting.pdf', 3)),
    files: () => Promise.resolve([buildDeliveryFile('plattegrond.pdf', 6_000_000)]),
  },
};

describe('the SharePoint driver and the simulated Microsoft Graph', () => {
  let simulator: SharepointSimulator;
  let recorded: ReturnType<typeof recordExchanges>;
  beforeAll(async () => {
    simulator = await startSharepointSimulator({ isProduction: false });
    const { host } = new URL(simulator.origin);
    recorded = recordExchanges(createOutgoingClient({ hosts: null, privateHosts: [host] }));
  });
  afterAll(() => simulator.stop());

  test('speak as published', async () => {
    const driver = createSharepoint({
      settings: simulator.settings,
      secret: sharepointApp.secret,
      secondSecret: null,
      client: recorded.client,
      network: createOutgoingNetwork({ hosts: null, privateHosts: [] }),
      sendMail: null,
      now: () => Date.now(),
      tokens: keepTokenRequesters(),
      timeoutMs: 5_000,
    });
    await driver.listChoices?.('sites', '');
    await driver.deliver(request, work);
    // The files are there already; a withdrawn token is requested again.
    simulator.withdrawTokens();
    await driver.deliver(request, work);
    const ofGraph = recorded.exchanges.filter(
      ({ request: { url } }) => !url.pathname.endsWith('/oauth2/v2.0/token'),
    );
    expect(await checkExchanges(ofGraph, operations)).toEqual({ problems: [], unused: [] });
  });

  test('read a column that says with null what it does not have', () => {
    const column = {
      name: 'Onderwerp',
      displayName: null,
      hidden: null,
      readOnly: null,
      required: null,
      text: { allowMultipleLines: null, maxLength: null },
      choice: { allowTextEntry: null, choices: ['Noord', null], displayAs: null },
    };
    expect(findContractProblems('graph/column-definition', column, 'answer')).toEqual([]);
    expect(typeOf(v.parse(columnSchema, column))).toBe('text');
  });
});
