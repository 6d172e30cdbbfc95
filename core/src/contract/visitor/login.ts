import * as v from 'valibot';
import { assuranceLevels } from '../../field-types/settings/assurance-level.ts';
import { publicAccess } from '../endpoint.ts';
import { environmentIdSchema, idSchema, instantSchema } from '../shared-schemas.ts';
import type { Procedure } from '../procedure.ts';

/** A provider's name within its tenant, such as `digid`; also the end of `X-AUTHENTICATION-digid`. */
export const providerIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/));

const levelSchema = v.picklist(assuranceLevels);
const plainSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const secretSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const addressSchema = v.pipe(v.string(), v.maxLength(2000), v.url());

/** A login provider, as the visitor sees it at the button. */
const loginProviderSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The organisation that may use the number of the login: required by DigiD. */
  organisation: v.string(),
  /** Present while logging in cannot work; `text` is the municipality's own, `null` without one. */
  outage: v.nullable(v.object({ text: v.nullable(v.string()) })),
});
export type LoginProvider = v.InferOutput<typeof loginProviderSchema>;

/** A logged-in visitor; the identity stays on the server. */
const loginSchema = v.object({
  provider: v.string(),
  /** Whose form it is: of the represented person or company, if somebody else logged in for them. */
  entity: v.objectWithRest({ name: v.string() }, plainSchema),
  authenticated_at: instantSchema,
  level: v.nullable(levelSchema),
  /** `null` when the visitor logged in for themselves. */
  representation: v.nullable(v.object({ acting_name: v.string(), number_ending: v.string() })),
  /** When it ends without further activity. */
  expires_at: instantSchema,
  /** The same by the server's clock, which decides: the device's may be wrong. */
  seconds_left: v.number(),
});
export type Login = v.InferOutput<typeof loginSchema>;

/** The procedures of citizen login, for a visitor's page with an open form. */
export const loginProcedures = {
  findLoginProvider: {
    signature: 'login:find',
    summary: 'What the visitor sees of a way to log in.',
    access: publicAccess,
    body: v.object({
      provider: providerIdSchema,
      environment: v.optional(environmentIdSchema, 'production'),
    }),
    data: loginProviderSchema,
  },
  startLogin: {
    signature: 'login:start',
    summary: 'Prepares a login; the visitor then leaves for `url` in the same, full window.',
    access: publicAccess,
    body: v.object({
      provider: providerIdSchema,
      environment: v.optional(environmentIdSchema, 'production'),
      /** The page to return to: one of the tenant's own or of a site that may embed its forms. */
      return_url: addressSchema,
      form_id: idSchema,
      least_level: v.optional(v.nullable(levelSchema), null),
    }),
    data: v.object({
      url: v.string(),
      /** Stored by the page that started the login: the returned code is useless without it. */
      verifier: v.string(),
    }),
  },
  exchangeLogin: {
    signature: 'login:exchange',
    summary: 'Changes the one-time code of the fragment into a token; a code works once.',
    access: publicAccess,
    body: v.object({ code: secretSchema, verifier: secretSchema }),
    data: v.object({ token: v.string(), login: loginSchema }),
  },
  extendLogin: {
    signature: 'login:extend',
    summary: 'Shows who is logged in and begins the idle time anew.',
    access: publicAccess,
    body: v.object({ token: secretSchema }),
    data: loginSchema,
  },
  readLoginVariables: {
    signature: 'login:variables',
    summary:
      'What a login gives the variables of a version, by their ids; never another’s than one’s own.',
    access: publicAccess,
    body: v.object({ token: secretSchema, version_id: idSchema }),
    data: v.record(v.string(), plainSchema),
  },
  endLogin: {
    signature: 'login:end',
    summary: 'Logs out here; `url` is where the visitor logs out of the provider too.',
    access: publicAccess,
    body: v.object({ token: secretSchema, return_url: addressSchema }),
    data: v.object({ url: v.nullable(v.string()) }),
  },
} as const satisfies Readonly<Record<string, Procedure>>;
