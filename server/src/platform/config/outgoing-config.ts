import * as v from 'valibot';
import type { OutgoingRules } from '../outgoing/outgoing-rules.ts';

const list = (name: string, pattern: RegExp) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim().toLowerCase())),
      v.check(
        (hosts) => hosts.every((host) => pattern.test(host)),
        `${name} must be names of hosts, divided by commas.`,
      ),
    ),
  );

/** The environment variables that limit calls to systems of tenants. */
export const outgoingEnvironment = {
  OUTGOING_HOSTS: list('OUTGOING_HOSTS', /^\.?[a-z0-9][a-z0-9.-]*$/),
  OUTGOING_PRIVATE_HOSTS: list('OUTGOING_PRIVATE_HOSTS', /^[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/),
};

/** Parses these variables. */
export function readOutgoing(
  settings: v.InferOutput<v.ObjectSchema<typeof outgoingEnvironment, undefined>>,
): OutgoingRules {
  return {
    hosts: settings.OUTGOING_HOSTS ?? null,
    privateHosts: settings.OUTGOING_PRIVATE_HOSTS ?? [],
  };
}
