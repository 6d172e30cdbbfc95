import type { SummaryItem } from '@form-builder/core/summary/summary.ts';
import { useText } from '../../i18n/text-context.tsx';

interface ItemsProps {
  readonly items: readonly SummaryItem[];
  /** Goes to an answer to change it; without it the list is read-only. */
  readonly onChange?: ((path: string) => void) | undefined;
}

/** Questions with their formatted answers. */
export function AnswerItems({ items, onChange }: ItemsProps) {
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
        <AnswerItems items={item.items} onChange={onChange} />
      </dd>
    );
  }
  if (item.kind === 'rows') {
    return item.rows.map((row) => (
      <dd className="answers-row" key={row.label}>
        <p className="answers-row-title">{row.label}</p>
        <AnswerItems items={row.items} onChange={onChange} />
      </dd>
    ));
  }
  return (
    <>
      <dd className="answer-value">{item.value}</dd>
      {onChange && !item.isComputed && (
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
