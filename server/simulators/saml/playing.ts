import type { X509Certificate } from 'node:crypto';
import { createToken } from '../../src/platform/secrets/token.ts';
import type { Xml } from '../../src/platform/xml/xml.ts';
import type { SelfSigned } from '../certificates/self-signed.ts';
import type { SimulatedService } from './simulated-service.ts';

/** The service that may send people to the simulator. */
export interface SamlClient {
  readonly entityId: string;
  readonly name: string;
  /** PEM: signs its messages, and is its certificate on the back channel. */
  readonly certificate: string;
  /** PEM: replaces the certificate; both are accepted. */
  readonly nextCertificate?: string;
  readonly consumer: string;
  readonly loggedOut: string;
}

/** How a simulator is started. */
export interface SamlSimulatorOptions {
  readonly service: SimulatedService;
  readonly host: string;
  readonly isProduction: boolean;
  readonly client: SamlClient;
  readonly now: () => number;
  /** Metadata expire after this time. */
  readonly metadataUntil?: number;
}

interface Pending {
  readonly requestId: string;
  readonly relayState: string;
}

/** A running provider: its keys and what it waits for. */
export interface Playing extends SamlSimulatorOptions {
  readonly entityId: string;
  signing: SelfSigned;
  nextSigning: SelfSigned;
  served: string;
  encrypted: { readonly what: 'identifiers' | 'assertion'; readonly for: X509Certificate } | null;
  readonly clientKeys: readonly X509Certificate[];
  readonly pending: Map<string, Pending>;
  readonly artifacts: Map<string, Xml>;
  latestArtifact: string | undefined;
}

/** An id of a message. */
export const newId = () => `_${createToken()}`;
