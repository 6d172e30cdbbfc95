import { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
import type { SummaryItem } from '@form-builder/core/summary/summary.ts';
import { useText } from '../text/text-context.tsx';
import type { Walk } from '../visit/walk.ts';

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
  const sections = summariseSession(session, types, text);
  return (
    <div className="answers">
      {sections.map(({ pageId, title, items }) => (
        <section className="answers-page" key={pageId}>
          {title && <Title className="answers-title">{title}</Title>}
          <Items items={items} onChange={onChange} />
        </section>
      ))}
    </div>
  );
}

interface ItemsProps {
  readonly items: readonly SummaryItem[];
  readonly onChange: ((path: string) => void) | undefined;
}

function Items({ items, onChange }: ItemsProps) {
  return (
    <dl className="answers-list">
      {items.map((item) => (
        <div className={`answer answer-${item.kind}`} key={item.path}>
          <dt>{item.label}</dt>
          <Answer item={item} onChange={onChange} />
        </div>
      ))}
    </dl>
  );
}

interface AnswerProps {
  readonly item: SummaryItem;
  readonly onChange: ItemsProps['onChange'];
}

function Answer({ item, onChange }: AnswerProps) {
  const { translate } = useText();
  if (item.kind === 'group') {
    return (
      <dd>
        <Items items={item.items} onChange={onChange} />
      </dd>
    );
  }
  if (item.kind === 'rows') {
    return item.rows.map((row) => (
      <dd className="answers-row" key={row.label}>
        <p className="answers-row-title">{row.label}</p>
        <Items items={row.items} onChange={onChange} />
      </dd>
    ));
  }
  return (
    <>
      <dd className="answer-value">{item.value}</dd>
      {onChange && (
        <dd className="answer-change">
          <button className="button-plain" type="button" onClick={() => onChange(item.path)}>
            {translate('element.edit')}
            <span className="unseen">: {item.label}</span>
          </button>
        </dd>
      )}
    </>
  );
}
