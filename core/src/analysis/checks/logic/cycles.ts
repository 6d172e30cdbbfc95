import { createFinding, pathTo } from '../../finding.ts';
import { labelOf } from '../../fields/field-name.ts';
import type { Check } from '../check.ts';

/**
 * Finds cycles of rules and formulas, in which answers are read as typed, contrary to expectation.
 */
export const checkCycles: Check = function* ({ program }) {
  for (const cycle of program.cycles) {
    const fields = cycle.flatMap((id) => program.fields.get(id) ?? []);
    const names = fields.map(({ field }) => labelOf(field));
    const [first] = fields;
    if (!first) continue;
    yield createFinding('cycle', pathTo(first), {
      fields: names.slice(0, 5).join(', '),
      count: names.length,
    });
  }
};
