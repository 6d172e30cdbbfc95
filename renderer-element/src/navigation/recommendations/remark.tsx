import { useEffect, useState } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useText } from '../../i18n/text-context.tsx';
import { nameCell } from '../page-errors.ts';
import { isUnanswered } from './is-unanswered.ts';

interface RemarkProps {
  /** The recommended questions that had no answer. */
  readonly cells: readonly Cell[];
  onOpen(cellKey: string): void;
  onContinue(): void;
}

/**
 * Shows the recommended questions that are still empty, each with a link, beside the button to
 * continue.
 */
export function Remark({ cells, onOpen, onContinue }: RemarkProps) {
  const text = useText();
  const { translate } = text;
  const unanswered = useCells(cells).filter(isUnanswered);
  const { length: count } = unanswered;
  if (count === 0) return null;
  return (
    <section className="notice remark" aria-labelledby="remark" part="notice">
      <h2 className="notice-title" id="remark" tabIndex={-1}>
        {translate('form.recommendations.title', { count })}
      </h2>
      <p>{translate('form.recommendations.text', { count })}</p>
      <ul>
        {unanswered.map((cell) => (
          <li key={cell.key}>
            <a
              href={`#control-${cell.key}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(cell.key);
              }}
            >
              {nameCell(cell, text)}
            </a>
          </li>
        ))}
      </ul>
      <button className="button" part="button" type="button" onClick={onContinue}>
        {translate('form.recommendations.continue')}
      </button>
    </section>
  );
}

/** Returns the cells; the caller renders again when one of them changes. */
function useCells(cells: readonly Cell[]): readonly Cell[] {
  const [, setRevision] = useState(0);
  useEffect(() => {
    const stops = cells.map((cell) => cell.subscribe(() => setRevision((before) => before + 1)));
    return () => stops.forEach((stop) => stop());
  }, [cells]);
  return cells;
}
