import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { readAssuranceLevel } from './read-assurance-level.ts';
import type { Persona } from '@form-builder/core/version-settings/persona.ts';

/**
 * The answers of a persona in a form, with its login at every login field whose level of assurance it
 * reaches; `at` is the moment of the login.
 */
export function answersOfPersona(
  pages: readonly Page[],
  { answers, login, name }: Persona,
  at: Date,
): Answers {
  const logins = [...iterateFields(pages)]
    .map(({ field }) => field)
    .filter(({ type }) => {
      const definition = fieldTypes[type];
      return definition.role === 'input' && definition.provenBy === 'login';
    });
  const entered = Object.fromEntries(
    logins.map((field) => {
      const isEnough =
        login.kind !== 'none' && isLevelEnough(login.level, readAssuranceLevel(field));
      const answer = { entity: { name }, authenticated_at: at.toISOString() };
      return [field.id, isEnough ? answer : null];
    }),
  );
  // A session reads stored answers as unknown input, and leaves out what a field cannot hold.
  return { ...(answers as Answers), ...entered };
}
