import { createFinding, pathTo } from '../finding.ts';
import { labelOf } from '../fields/field-name.ts';
import type { Check } from './check.ts';

/** Rules and formulas that wait for each other are read as typed, which nobody expects. */
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
