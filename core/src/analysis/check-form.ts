import type { FormDefinition } from '../form/form-definition.ts';
import { iterateFields, type PlacedField } from '../form/iterate-fields.ts';
import type { CheckContext } from './check-context.ts';
import { readForm } from './checked-form.ts';
import { checks } from './checks/registry.ts';
import type { Finding } from './finding.ts';

/**
 * Checks a version and lists its problems for visitors, in reading order. A claim that something
 * can never happen is always true: where the checker is uncertain, it reports nothing.
 */
export function checkForm(definition: FormDefinition, context: CheckContext): readonly Finding[] {
  const form = readForm(definition, context);
  const findings = checks.flatMap((check) => [...check(form)]);
  const positions = positionsIn(definition);
  const place = ({ path }: Finding) =>
    positions.get(path.field_id ?? path.page_id ?? path.variable_id ?? '') ?? -1;
  return findings.sort((a, b) => place(a) - place(b));
}

/** Pages and fields by id, in reading order, and variables after them. */
function positionsIn({ pages, variables = [] }: FormDefinition): ReadonlyMap<string, number> {
  const ids = pages.flatMap((page) => [page.id, ...Array.from(iterateFields([page]), idOf)]);
  return new Map([...ids, ...variables.map(({ id }) => id)].map((id, at) => [id, at]));
}

const idOf = ({ field }: PlacedField) => field.id;
