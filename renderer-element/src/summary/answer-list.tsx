import { useEffect } from 'react';
import { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
import { useText } from '../text/text-context.tsx';
import { fitForPaper } from '../theme/fit-for-paper.ts';
import type { Walk } from '../visit/walk.ts';
import { AnswerItems } from './answer-items.tsx';

interface AnswerListProps {
  readonly walk: Walk;
  /** The level of the pages' titles. */
  readonly titleAs: 'h2' | 'h3' | 'h4';
  /** Goes to an answer to change it; without it the list is only read. */
  readonly onChange?: ((path: string) => void) | undefined;
}

/** What was filled in, page by page, as people read it. */
export function AnswerList({ walk, titleAs: Title, onChange }: AnswerListProps) {
  const text = useText();
  const { session, types } = walk.open;
  useEffect(fitForPaper, []);
  const sections = summariseSession(session, types, text);
  return (
    <div className="answers">
      {sections.map(({ pageId, title, items }) => (
        <section className="answers-page" key={pageId}>
          {title && <Title className="answers-title">{title}</Title>}
          <AnswerItems items={items} onChange={onChange} />
        </section>
      ))}
    </div>
  );
}
