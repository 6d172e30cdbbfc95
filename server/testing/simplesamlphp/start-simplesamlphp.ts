import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';
import { simpleSamlFolder } from '../../../scripts/environment/simplesamlphp-programs.mjs';
import { createSelfSigned, type SelfSigned } from '../../simulators/certificates/self-signed.ts';
import { startBackChannel } from '../../simulators/saml/back-channel.ts';

/** SimpleSAMLphp as an identity provider with invented people. */
export interface RunningSimpleSaml {
  /** Its address in browsers, which is its entity id as well. */
  readonly origin: string;
  readonly metadata: string;
  /** PEM: the certificate of its address, which nobody else issued. */
  readonly authority: string;
  /** Registers a service by its metadata, which replace those with the same name. */
  readonly register: (name: string, metadata: string) => Promise<void>;
  /** Fetches as a browser does that trusts its certificate; other addresses as usual. */
  readonly fetch: typeof fetch;
  readonly stop: () => Promise<void>;
}

interface SimpleSamlOptions {
  /** The path of PHP. */
  readonly php: string;
  /** Our key and certificate, which its back channel asks for and with which our metadata are signed. */
  readonly service: SelfSigned;
}

const dayMs = 86_400_000;
const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/** Starts it on free ports of this machine: artifacts are exchanged over mutual TLS, as with DigiD. */
export async function startSimpleSaml({
  php,
  service,
}: SimpleSamlOptions): Promise<RunningSimpleSaml> {
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-simplesamlphp-'));
  const inside = `http://127.0.0.1:${String(await findFreePort())}`;
  const [signing, tls] = await Promise.all(['signing', 'localhost'].map(selfSigned));
  if (signing === undefined || tls === undefined) throw new Error('There are no keys.');
  const backChannel = await startBackChannel({
    host: '127.0.0.1',
    isProduction: false,
    tls,
    clientFingerprints: [service.certificate.fingerprint256],
    answer: (message) => exchangeArtifact(inside, message),
  });
  const { origin } = backChannel;
  await mkdir(join(folder, 'temp'));
  await writeFile(join(folder, 'signing.key'), signing.key);
  await writeFile(join(folder, 'signing.crt'), signing.cert);
  await writeFile(join(folder, 'service.crt'), service.cert);
  const daemon = runPhp(php, { folder, origin, inside });
  const stop = async () => {
    await backChannel.stop();
    if (daemon.exitCode === null && daemon.kill()) await once(daemon, 'exit');
    await rm(folder, { recursive: true });
  };
  const metadata = await vi
    .waitFor(() => readMetadata(inside), { timeout: 20_000, interval: 100 })
    .catch(async (cause: unknown) => {
      await stop();
      throw cause;
    });
  return {
    origin,
    metadata,
    authority: tls.cert,
    register: (name, described) => writeFile(join(folder, `service-${name}.xml`), described),
    fetch: (address, init) => {
      const url = address instanceof Request ? address.url : String(address);
      return fetch(url.startsWith(`${origin}/`) ? url.replace(origin, inside) : url, init);
    },
    stop,
  };
}

const selfSigned = (commonName: string): Promise<SelfSigned> =>
  createSelfSigned({ commonName, from: Date.now() - dayMs, until: Date.now() + 365 * dayMs });

interface Addresses {
  readonly folder: string;
  readonly origin: string;
  /** Where PHP listens, without TLS. */
  readonly inside: string;
}

function runPhp(php: string, { folder, origin, inside }: Addresses): ChildProcess {
  const args = ['-S', new URL(inside).host, '-t', join(simpleSamlFolder, 'www')];
  return spawn(php, args, {
    stdio: 'ignore',
    env: {
      ...process.env,
      SIMPLESAMLPHP_CONFIG_DIR: ownFolder,
      IDENTITY_PROVIDER_FOLDER: folder,
      IDENTITY_PROVIDER_ORIGIN: origin,
      IDENTITY_PROVIDER_SALT: randomBytes(16).toString('hex'),
    },
  });
}

async function readMetadata(inside: string): Promise<string> {
  const response = await fetch(`${inside}/saml2/idp/metadata.php`);
  const text = await response.text();
  // A page about a fault has the status of success.
  if (!text.startsWith('<?xml')) throw new Error(`SimpleSAMLphp has no metadata: ${text}`);
  return text;
}

async function exchangeArtifact(inside: string, message: string): Promise<string> {
  const response = await fetch(`${inside}/saml2/idp/ArtifactResolutionService.php`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: message,
  });
  if (!response.ok) throw new Error('The artifact was not exchanged.');
  return response.text();
}
