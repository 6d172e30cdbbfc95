import * as v from 'valibot';

const named = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(200)),
  /** Whether it receives the submissions that no rule routes. */
  is_default: v.optional(v.boolean()),
};

const maxRecipients = 20;
const maxDestinations = 50;

/** A destination of submissions, with the settings of its kind; an incomplete one may be stored. */
export const destinationSchema = v.variant('kind', [
  v.object({
    ...named,
    kind: v.literal('mail'),
    /** E-mail addresses that get a notice of each submission. */
    recipients: v.pipe(v.array(v.pipe(v.string(), v.maxLength(254))), v.maxLength(maxRecipients)),
  }),
  v.object({
    ...named,
    kind: v.literal('case_type'),
    /** The identification of the case type, such as its code or URL. */
    case_type: v.pipe(v.string(), v.maxLength(500)),
  }),
  v.object({
    ...named,
    kind: v.literal('integration'),
    /** The id of the integration. */
    integration: v.pipe(v.string(), v.maxLength(200)),
  }),
]);
export type Destination = v.InferOutput<typeof destinationSchema>;

/** The kind of a destination: `mail`, `case_type` or `integration`. */
export type DestinationKind = Destination['kind'];

/** The destinations of a version. */
export const destinationsSchema = v.pipe(
  v.array(destinationSchema),
  v.maxLength(maxDestinations),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
);
