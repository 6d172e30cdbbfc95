import type { Config } from '../platform/config/config.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { createOutgoingNetwork } from '../platform/outgoing/outgoing-network.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { ProviderCircuits } from '../providers/calls/provider-circuits.ts';
import type { CallLog } from '../provider-calls/call-log.ts';
import {
  createDeliveryDrivers,
  createFileDrops,
  type CreateDeliveryDriver,
  type CreateFileDrop,
} from '../providers/delivery/delivery-drivers.ts';
import { createClientFor } from './create-client-for.ts';
import { originOf } from './origin-of.ts';

interface ReceiverDependencies {
  readonly config: Config;
  readonly runtime: Pick<Runtime, 'now'>;
  readonly cipher: SecretCipher;
  readonly mailer: Mailer;
  readonly callLog: Pick<CallLog, 'note'>;
  readonly circuits: ProviderCircuits;
}

/** Makes the drivers of tenants' receivers. */
interface Receivers {
  readonly createDriver: CreateDeliveryDriver;
  readonly createDrop: CreateFileDrop;
}

/** The receivers of submissions, and the places for files, with the server's own means to reach them. */
export function createReceivers(options: ReceiverDependencies): Receivers {
  const { config, runtime, cipher, mailer } = options;
  const drivers = {
    clientFor: createClientFor(options),
    network: createOutgoingNetwork(config.outgoing),
    now: runtime.now,
    mails: { mailer, originOf: originOf(config) },
  };
  return {
    createDriver: createDeliveryDrivers(cipher, drivers),
    createDrop: createFileDrops(cipher, drivers),
  };
}
