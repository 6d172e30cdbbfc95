import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Clock } from '../runtime/clock.ts';
import { shownCellsIn } from '../session/cells/shown-cells-in.ts';
import { compile, type CompileOptions } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import type { StoredAnswers } from './summarise.ts';

/**
 * Returns the paths of the fields that stored answers show, such as `children.0.name`; needed with
 * masked answers, for which rules may give other results. The clock gives the time at which rules
 * about today are evaluated.
 */
export function listShown(
  { answers, ...definition }: StoredAnswers,
  types: PartialFieldTypeRegistry,
  clock: Clock,
  options: CompileOptions = {},
): readonly string[] {
  const session = createSession(compile(definition, types, options), {
    answers,
    clock,
    absent: 'empty',
  });
  return session.pages
    .flatMap(({ cells }) => shownCellsIn(cells))
    .map((cell) => session.pathOf(cell));
}
