import type { ReactNode } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { CharacterCount } from './character-count.tsx';

interface CountedText {
  readonly cell: Cell;
  readonly value: string | null;
}

/**
 * A text control with a counter below it, when a limit is shown. The control is rendered with the id of
 * its counter, which describes it.
 */
export function renderCounted(
  { cell, value }: CountedText,
  limit: number | undefined,
  renderControl: (count?: string) => ReactNode,
): ReactNode {
  if (limit === undefined) return renderControl();
  const id = `count-${cell.key}`;
  return (
    <>
      {renderControl(id)}
      <CharacterCount id={id} length={value?.length ?? 0} limit={limit} />
    </>
  );
}
