import * as v from 'valibot';
import type { VariableSourceName, VariableSourceOf } from './variable.ts';

/** The control for a setting of a source. */
export type SourceInput =
  /** A formula; fields by short id in braces. */
  | 'formula'
  /** A value of the variable's kind. */
  | 'value'
  /** The id of a login provider. */
  | 'login-provider'
  /** A claim of that login: one of `loginClaims` or the name of another. */
  | 'login-claim'
  /** A field on a page, outside rows, whose answer is looked up. */
  | 'look-up-field'
  /** A member of the looked-up answer, with its name in mappings: `street`, `entity.name`. */
  | 'look-up-member'
  /** The id of a data source. */
  | 'data-provider'
  /** The name of one of its values. */
  | 'data-output'
  /** A field outside rows, or a variable, for each of its inputs. */
  | 'data-inputs'
  /** One of `personMembers`. */
  | 'person-member'
  /** The name of an external value: see `isClaimName`. */
  | 'claim-name';

/** One setting of a source. */
export interface SourceSetting<S extends VariableSourceName> {
  readonly name: Exclude<keyof VariableSourceOf<S>, 'type'>;
  readonly input: SourceInput;
}

/** A source of variables: everything that the editor, the API and the checker share. */
export interface VariableSourceDefinition<S extends VariableSourceName> {
  /** The settings, in the order of the editor. */
  readonly settings: readonly SourceSetting<S>[];
  /** The settings of a new variable with the source. */
  readonly initial: VariableSourceOf<S>;
  readonly schema: v.GenericSchema<unknown, VariableSourceOf<S>>;
  /** Whether the value comes from the visitor's page, so that the server cannot verify it. */
  readonly isClaim: boolean;
  /** Whether the page sends back a proof of the value, which the server gave to it. */
  readonly isProven?: true;
}

/**
 * Claims that logins have; `identifier` is the BSN or KVK number, and a company may have an RSIN beside it. Those of who acts, and the service of the mandate, are
 * empty when the visitor logs in for themselves.
 */
export const loginClaims = [
  'name',
  'identifier',
  'rsin',
  'acting_name',
  'acting_identifier',
  'acting_person',
  'mandate',
] as const;

/** Whether a claim of a login identifies somebody by a number or pseudonym, so that its value is sensitive. */
export const isIdentifierClaim = (claim: string): boolean =>
  /^(?:rsin|(?:acting_)?(?:identifier|person))$/.test(claim);

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

/** Every source: a forgotten one does not compile. */
export const variableSources: {
  readonly [S in VariableSourceName]: VariableSourceDefinition<S>;
} = {
  formula: {
    settings: [{ name: 'formula', input: 'formula' }],
    initial: { type: 'formula', formula: '' },
    schema: v.object({ type: v.literal('formula'), formula: text(10_000) }),
    isClaim: false,
  },
  constant: {
    settings: [{ name: 'value', input: 'value' }],
    initial: { type: 'constant', value: null },
    schema: v.object({
      type: v.literal('constant'),
      value: v.nullable(v.union([text(2000), v.pipe(v.number(), v.finite()), v.boolean()])),
    }),
    isClaim: false,
  },
  date: {
    settings: [],
    initial: { type: 'date' },
    schema: v.object({ type: v.literal('date') }),
    isClaim: false,
  },
  login: {
    settings: [
      { name: 'provider', input: 'login-provider' },
      { name: 'claim', input: 'login-claim' },
    ],
    initial: { type: 'login', provider: '', claim: 'name' },
    schema: v.object({ type: v.literal('login'), provider: text(40), claim: text(100) }),
    isClaim: false,
  },
  look_up: {
    settings: [
      { name: 'field', input: 'look-up-field' },
      { name: 'member', input: 'look-up-member' },
    ],
    initial: { type: 'look_up', field: '', member: '' },
    schema: v.object({ type: v.literal('look_up'), field: text(64), member: text(100) }),
    isClaim: false,
  },
  data: {
    settings: [
      { name: 'provider', input: 'data-provider' },
      { name: 'output', input: 'data-output' },
      { name: 'inputs', input: 'data-inputs' },
    ],
    initial: { type: 'data', provider: '', output: '', inputs: {} },
    schema: v.object({
      type: v.literal('data'),
      provider: text(40),
      output: text(40),
      inputs: v.pipe(v.record(text(40), text(64)), v.maxEntries(20)),
    }),
    isClaim: false,
    isProven: true,
  },
  person: {
    settings: [
      { name: 'provider', input: 'login-provider' },
      { name: 'member', input: 'person-member' },
    ],
    initial: { type: 'person', provider: '', member: '' },
    schema: v.object({ type: v.literal('person'), provider: text(40), member: text(40) }),
    isClaim: false,
    isProven: true,
  },
  host: {
    settings: [{ name: 'name', input: 'claim-name' }],
    initial: { type: 'host', name: '' },
    schema: v.object({ type: v.literal('host'), name: text(64) }),
    isClaim: true,
  },
  query: {
    settings: [{ name: 'name', input: 'claim-name' }],
    initial: { type: 'query', name: '' },
    schema: v.object({ type: v.literal('query'), name: text(64) }),
    isClaim: true,
  },
};
