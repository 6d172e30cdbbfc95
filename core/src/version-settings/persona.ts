import * as v from 'valibot';
import { assuranceLevels } from '../field-types/settings/assurance-level.ts';
import { isBsn, isTestBsn } from '../validation/rules/identifiers/bsn.ts';

const maxPersonas = 30;

/** How a persona is logged in: not at all, as a citizen with a BSN, or as a company. */
const loginSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('digid'),
    /** A test number, so that no real person is stored. */
    bsn: v.pipe(v.string(), v.regex(/^\d{9}$/), v.check(isBsn), v.check(isTestBsn)),
    level: v.picklist(assuranceLevels),
  }),
  v.object({
    kind: v.literal('eherkenning'),
    kvk_number: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    level: v.picklist(assuranceLevels),
  }),
]);
export type PersonaLogin = v.InferOutput<typeof loginSchema>;

/** Invented answers with a name and a login, to try the form with. */
const personaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  login: loginSchema,
  /** By field id. */
  answers: v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(300)), v.unknown()),
});
export type Persona = v.InferOutput<typeof personaSchema>;

/** The personas of a version. */
export const personasSchema = v.pipe(
  v.array(personaSchema),
  v.maxLength(maxPersonas),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
);
