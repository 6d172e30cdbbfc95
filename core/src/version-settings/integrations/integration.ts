import * as v from 'valibot';

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The source of an outgoing value. */
export const outgoingSourceSchema = v.variant('kind', [
  /** The answer to a field, as it is stored. */
  v.object({ kind: v.literal('answer'), field: v.pipe(v.string(), v.maxLength(64)) }),
  /** The value of a variable at submission. */
  v.object({ kind: v.literal('variable'), variable: v.pipe(v.string(), v.maxLength(64)) }),
  /** A text with formulas in `{{ … }}`. */
  v.object({ kind: v.literal('text'), text: v.pipe(v.string(), v.maxLength(2000)) }),
]);
export type OutgoingSource = v.InferOutput<typeof outgoingSourceSchema>;

/** One outgoing value; dots in the target nest it: `applicant.name`. */
const outgoingValueSchema = v.object({
  target: v.pipe(v.string(), v.maxLength(200)),
  source: outgoingSourceSchema,
});
export type OutgoingValue = v.InferOutput<typeof outgoingValueSchema>;

/** A part of the receiver's response (a JSON pointer), and the field that stores it. */
const incomingValueSchema = v.object({
  pointer: v.pipe(v.string(), v.maxLength(200)),
  field: v.pipe(v.string(), v.maxLength(64)),
});
export type IncomingValue = v.InferOutput<typeof incomingValueSchema>;

/**
 * When a final submission is delivered: always, when it was paid, when its e-mail address was
 * verified, or when a rule routes it to a destination with the integration.
 */
export const integrationMoments = ['completion', 'payment', 'verification', 'route'] as const;
export type IntegrationMoment = (typeof integrationMoments)[number];

const maxValues = 200;

/** Delivers submissions of a version to a system of the tenant; an incomplete one may be stored. */
export const integrationSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.maxLength(200)),
  /** The id of the tenant's provider; empty until one is chosen. */
  provider: v.pipe(v.string(), v.maxLength(40)),
  when: v.picklist(integrationMoments),
  /** The id of the integration that must deliver first. */
  after: v.nullable(idSchema),
  outgoing: v.pipe(v.array(outgoingValueSchema), v.maxLength(maxValues)),
  incoming: v.pipe(v.array(incomingValueSchema), v.maxLength(maxValues)),
  /** The options that its driver requires, such as the case type. */
  options: v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(5000))),
});
export type Integration = v.InferOutput<typeof integrationSchema>;

/** The maximum number of integrations of one version. */
export const maxIntegrations = 20;

/** The integrations of a version, in order. An integration can only wait for an earlier one. */
export const integrationsSchema = v.pipe(
  v.array(integrationSchema),
  v.maxLength(maxIntegrations),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
  v.check((list) =>
    list.every(
      ({ after }, at) => after === null || list.slice(0, at).some(({ id }) => id === after),
    ),
  ),
);
