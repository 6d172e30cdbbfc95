import { createFinding } from '../finding.ts';
import { labelOf } from '../fields/field-name.ts';
import type { Check } from './check.ts';

/** Rules and formulas that wait for each other are read as typed, which nobody expects. */
export const checkCycles: Check = function* ({ program }) {
  for (const cycle of program.cycles) {
    const names = cycle
      .flatMap((id) => program.fields.get(id) ?? [])
      .map(({ field }) => labelOf(field));
    const [first = ''] = cycle;
    yield createFinding(
      'cycle',
      { field_id: first },
      { fields: names.slice(0, 5).join(', '), count: names.length },
    );
  }
};
