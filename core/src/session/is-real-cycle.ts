import type { AnswerValue } from '../field-types/field-types.ts';
import { findComponents } from '../logic/find-components.ts';
import { rowsNode, type Wait } from './find-waits.ts';

/** Sample answers that represent all cases of the conditions in arbitrary forms. */
const samples: readonly AnswerValue[] = [
  ...[null, 'a', 'b', 'c', true, false, 0, 1, 2.5],
  ...['2020-01-01', '2026-11-20', '2026-11-21', '2026-11-27'],
];
const maxCases = 100_000;

/** Whether some answers make the fields depend on each other, or one on itself: for properties. */
export function isRealCycle(fieldIds: readonly string[], waits: readonly Wait[]): boolean {
  const nodes = new Set(fieldIds.flatMap((id) => [id, rowsNode(id)]));
  const inner = waits.filter(({ read, reader }) => nodes.has(read) && nodes.has(reader));
  const targets = new Set(
    inner.flatMap(({ conditions }) => conditions.map(({ target }) => target)),
  );
  const outside = [...targets].filter((target) => !nodes.has(target));
  let left = maxCases;

  const closes = (active: readonly Wait[], open: readonly string[]): boolean => {
    const [target, ...rest] = open;
    if (target === undefined || --left < 0) return isCycle(fieldIds, active);
    return samples.some((answer) =>
      closes(
        active.filter(({ conditions }) =>
          conditions.every((one) => one.target !== target || one.holds(answer)),
        ),
        rest,
      ),
    );
  };
  return closes(inner, outside);
}

/** Whether the dependencies connect all the fields in both directions. */
function isCycle(fieldIds: readonly string[], waits: readonly Wait[]): boolean {
  const nodes = [...new Set(waits.flatMap(({ read, reader }) => [read, reader]))];
  const readers = nodes.map((node) =>
    waits.flatMap(({ read, reader }) => (read === node ? [nodes.indexOf(reader)] : [])),
  );
  return findComponents(readers).some((component) => {
    const names = new Set(component.map((at) => nodes[at]));
    const [first = -1] = component;
    const isClosed = component.length > 1 || readers[first]?.includes(first) === true;
    return isClosed && fieldIds.every((id) => names.has(id) || names.has(rowsNode(id)));
  });
}
