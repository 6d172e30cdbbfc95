import { describeConditionTrace } from '@form-builder/core/explanations/describe-facts.ts';
import type { GroupTrace } from '@form-builder/core/explanations/trace.ts';
import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import type { Finding, Findings } from './findings.ts';

/** Collects the findings of a group and everything in it. */
export function collectFindings(group: GroupTrace, wording: Wording): Findings {
  return new Map(entriesOf(group, wording));
}

function* entriesOf(group: GroupTrace, wording: Wording): Generator<readonly [string, Finding]> {
  yield [group.id, { holds: group.holds }];
  for (const child of group.children) {
    if (child.kind === 'group') yield* entriesOf(child, wording);
    else {
      const reason = describeConditionTrace(child, wording);
      yield [child.condition.id, { holds: child.holds, reason }];
    }
  }
}
