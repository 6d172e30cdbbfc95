import { X509Certificate } from 'node:crypto';
import { buildField, buildVariable } from '@form-builder/core/form/build-form.ts';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpBrowser } from '../platform/http/browser/http-browser.ts';
import { verifySignature } from '../platform/saml/verify-signature.ts';
import { parseXml } from '../platform/xml/parse-xml.ts';
import { elementsOf, iterateElements } from '../platform/xml/xml-element.ts';
import { simulatedEherkenning } from '../../simulators/saml/simulated-service.ts';
import { zgwClient } from '../../simulators/zgw/check-token.ts';
import { startZgwSimulator } from '../../simulators/zgw/zgw-simulator.ts';
import { buildIntegration } from '../../testing/failed-delivery.ts';
import { canonicalOf } from '../../testing/digid-visitor.ts';
import { passSaml, seedSaml, startSaml, type RunningSaml } from '../../testing/saml-visitor.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { refusalOf } from '../../testing/refusal.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const rsin = '819935177';
const catalogue = {
  oin: '00000001001234567000',
  broker_oin: '00000003244440010000',
  service_uuid: '7f3a3a3e-6d0b-4f0c-9b0a-3f7d3a1b2c4d',
  service_instance_uuid: '0c7d6d53-9c0e-4d5e-8f5e-2a7b9d1c3e5f',
  service_index: '1',
  service_name: 'Formulieren voor <bedrijven>',
  service_description: 'Vergunningen en meldingen',
  service_url: 'https://formulieren.example',
  privacy_url: 'https://formulieren.example/privacy',
  organisation: 'Gemeente Voorbeeld',
};

describe.each(databases)('companies that log in with eHerkenning on %s', (database) => {
  let server: TestServer;
  let running: RunningSaml;
  let staff: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    running = await startSaml(server, { service: simulatedEherkenning, driver: 'eherkenning' });
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(async () => {
    await running.stop();
    await server.stop();
  });

  const call = async <T>(signature: string, body: unknown) => {
    const client = server.client(server.tenants.demo);
    const { data } = await client.callPublicProcedure({ body: { signature, body } });
    // The procedure's own response, which the server checked against its schema.
    return data as T;
  };
  const logIn = async (person: string, formId: string) => {
    const { url, verifier } = await call<{ url: string; verifier: string }>('login:start', {
      provider: 'eherkenning',
      form_id: formId,
      return_url: `${allowedOrigin}/melding`,
    });
    const choice = { service: simulatedEherkenning, level: 'EH3', person };
    const { hash } = await passSaml(server, url, choice);
    const code = hash.replace(`#fb-login=${formId}.`, '');
    return call<{ token: string; login: Login }>('login:exchange', { code, verifier });
  };

  describe('with an RSIN beside the KVK number', () => {
    const seed = (integrations: readonly Integration[]) =>
      seedForm(server, server.tenants.demo, {
        actor: { id: staff.id, name: 'x' },
        version: {
          pages: onePage([
            buildField('auth', 'who', {
              label: 'Wie',
              custom_properties: { integration_id: 'eherkenning' },
            }),
          ]),
          settings: { 'integrations.list': [...integrations] },
          variables: [
            buildVariable(
              'legal',
              { type: 'login', provider: 'eherkenning', claim: 'rsin' },
              'text',
            ),
            buildVariable(
              'kvk',
              { type: 'login', provider: 'eherkenning', claim: 'identifier' },
              'text',
            ),
          ],
        },
      });
    const submit = async (person: string, integrations: readonly Integration[] = []) => {
      const { formId, versionId } = await seed(integrations);
      const { token, login } = await logIn(person, formId);
      const values = await call('login:variables', { token, version_id: versionId });
      const client = server.client(server.tenants.demo, { 'x-authentication-eherkenning': token });
      const body = { form_version_id: versionId, data: {}, status: 'final' } as const;
      const { id } = (await client.createSubmission({ headers: {}, body })).data;
      return { id, login, values };
    };

    test('give it to variables of the form, and to nobody else', async () => {
      const { id, login, values } = await submit('bedrijf-2');
      expect(values).toEqual({ kvk: '68750110', legal: rsin });
      expect(JSON.stringify(login)).not.toContain(rsin);
      const [row] = await server.transaction(server.tenants.demo)((tx) =>
        tx
          .selectFrom('submission_identities')
          .selectAll()
          .where('submission_id', '=', id)
          .execute(),
      );
      const place = { tenantId: server.tenants.demo.id, purpose: 'identifier' } as const;
      expect(row?.sealed_rsin && server.cipher.decrypt(place, row.sealed_rsin)).toBe(rsin);
      const { data } = await staff.client.getSubmission({ params: { id } });
      expect(JSON.stringify(data)).not.toContain(rsin);
      expect(server.logLines.join()).not.toContain(rsin);
    });

    test('are the initiator of a case by their RSIN, which staff see masked', async () => {
      const cases = await startZgwSimulator({ isProduction: false });
      const params = { id: 'openzaak', stage: 'production' } as const;
      const { settings } = cases;
      const body = {
        driver: 'zgw',
        name: 'Open Zaak',
        settings,
        secret: zgwClient.secret,
      } as const;
      await staff.client.saveProvider({ params, body });
      const integration = buildIntegration({
        provider: params.id,
        options: { case_type: 'ZT-001' },
        outgoing: [],
        incoming: [],
      });
      const { id } = await submit('bedrijf-2', [integration]);
      const deliveriesOf = async () =>
        (await staff.client.getSubmission({ params: { id } })).data.deliveries;
      await expect
        .poll(async () => (await deliveriesOf()).map(({ state }) => state), { timeout: 20_000 })
        .toEqual(['delivered']);
      expect(cases.objects.rollen).toMatchObject([{ betrokkeneIdentificatie: { innNnpId: rsin } }]);
      const shown = JSON.stringify(await deliveriesOf());
      expect(shown).toContain('•••••••••');
      expect(shown).not.toContain(rsin);
      await cases.stop();
    });

    test('are known by it when they have no KVK number, and their answer shows it', async () => {
      const alone = '002220647';
      const { id, login, values } = await submit('bedrijf-3');
      expect(values).toEqual({ kvk: alone, legal: alone });
      expect(login.entity).toEqual({
        name: 'Gemeenschappelijke Regeling Voorbeeld',
        rsin: alone,
      });
      const { data } = await staff.client.getSubmission({ params: { id } });
      expect(JSON.stringify(data)).toContain(alone);
      expect(server.logLines.join()).not.toContain(alone);
    });

    test('leave it empty without one', async () => {
      const { values } = await submit('bedrijf-1');
      expect(values).toEqual({ kvk: '69599084', legal: null });
    });
  });

  describe('of a service in the catalogue', () => {
    const path = '/login/service/eherkenning/production';
    const seed = (more: Readonly<Record<string, string>>) =>
      seedSaml(server, {
        id: 'eherkenning',
        driver: 'eherkenning',
        settings: { ...running.settings, ...more },
        key: running.ours.key,
      });
    const get = (part: string) => createHttpBrowser(canonicalOf(server)).get(`${path}/${part}`);

    test('is described in a signed document', async () => {
      expect((await get('catalogue')).status).toBe(404);
      await seed(catalogue);
      const response = await get('catalogue');
      expect(response.headers.get('content-disposition')).toContain('attachment');
      const text = await response.text();
      const verified = verifySignature(parseXml(text), [new X509Certificate(running.ours.cert)]);
      expect(verified).toMatchObject({
        namespace: 'urn:etoegang:1.13:service-catalog',
        name: 'ServiceCatalogue',
      });
      for (const part of [
        '<esc:ServiceProviderID>00000001001234567000<',
        '<esc:ServiceID>urn:etoegang:DV:00000001001234567000:services:1<',
        '<esc:ServiceName xml:lang="nl">Formulieren voor &lt;bedrijven&gt;<',
        `<esc:InstanceOfService>${catalogue.service_uuid}<`,
        'setNumber="1">urn:etoegang:1.9:EntityConcernedID:RSIN<',
        'setNumber="2">urn:etoegang:1.9:EntityConcernedID:KvKnr<',
        'setNumber="3">urn:etoegang:1.9:EntityConcernedID:RSIN<',
        running.ours.certificate.raw.toString('base64'),
      ])
        expect(text).toContain(part);
    });

    test('has the elements of the schema of the scheme in their order', async () => {
      await seed(catalogue);
      const root = parseXml(await (await get('catalogue')).text());
      const namesIn = (name: string) => {
        const found = [...iterateElements(root)].find((element) => element.name === name);
        return found && [...new Set(elementsOf(found).map((child) => child.name))];
      };
      // The schema of the Afsprakenstelsel (AS 1.14), with which this document was validated; repeats are left out.
      expect(namesIn('ServiceCatalogue')).toEqual(['Signature', 'ServiceProvider']);
      expect(namesIn('ServiceProvider')).toEqual([
        ...['ServiceProviderID', 'OrganizationDisplayName', 'ServiceDefinition', 'ServiceInstance'],
      ]);
      expect(namesIn('ServiceDefinition')).toEqual([
        ...['ServiceUUID', 'ServiceName', 'ServiceDescription', 'AuthnContextClassRef'],
        ...['HerkenningsmakelaarId', 'EntityConcernedTypesAllowed', 'RequestedAttribute'],
      ]);
      expect(namesIn('ServiceInstance')).toEqual([
        ...['ServiceID', 'ServiceUUID', 'InstanceOfService', 'ServiceURL', 'PrivacyPolicyURL'],
        ...['HerkenningsmakelaarId', 'SSOSupport', 'ServiceCertificate'],
      ]);
    });

    test('is asked for by its name in our metadata', async () => {
      await seed(catalogue);
      const metadata = await (await get('metadata')).text();
      expect(metadata).toContain('Name="urn:etoegang:DV:00000001001234567000:services:1"');
    });

    test.each([
      ['oin', '123'],
      ['service_uuid', 'geen-uuid'],
      ['privacy_url', 'geen adres'],
      ['privacy_url', `https://formulieren.example/${'a'.repeat(500)}`],
      ['service_name', ''],
    ])('cannot be saved with %s “%s”', async (key, value) => {
      const { errors } = await refusalOf(
        staff.client.saveProvider({
          params: { id: 'eherkenning', stage: 'test' },
          body: {
            driver: 'eherkenning',
            name: 'eHerkenning',
            settings: { ...running.settings, ...catalogue, [key]: value },
            secret: running.ours.key,
          },
        }),
      );
      expect(Object.keys(errors ?? {})).toEqual([`settings.${key}`]);
    });
  });
});
