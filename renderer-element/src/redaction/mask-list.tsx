import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { fitArea, type Mask } from './mask.ts';
import type { Masks } from './use-masks.ts';

interface MaskListProps {
  readonly masks: Masks;
  readonly id: string;
  readonly text: FormatContext;
  onRemove(mask: Mask): void;
}

const sides = ['left', 'top', 'width', 'height'] as const;

/** A list of the masks with numeric inputs, to place each one without a pointer or sight. */
export function MaskList({ masks, id, text: { translate }, onRemove }: MaskListProps) {
  if (masks.all.length === 0) return null;
  return (
    <ol className="mask-list" aria-label={translate('form.redaction.list')}>
      {masks.all.map((mask, index) => (
        <li key={mask.id} className="mask-item">
          <fieldset className="fieldset">
            <legend className="mask-name">
              {translate('form.redaction.mask', { number: index + 1 })},{' '}
              {translate('form.redaction.on_page', { page: mask.page + 1 })}
            </legend>
            <div className="mask-sides">
              {sides.map((side) => (
                <label key={side} className="mask-side" htmlFor={`${id}-${mask.id}-${side}`}>
                  {translate(`form.redaction.${side}`)}
                  <input
                    type="number"
                    id={`${id}-${mask.id}-${side}`}
                    className="control"
                    min={0}
                    max={100}
                    step={1}
                    value={Math.round(mask[side] * 100)}
                    onChange={({ currentTarget }) => {
                      const part = currentTarget.valueAsNumber / 100;
                      if (Number.isFinite(part))
                        masks.change({ ...mask, ...fitArea({ ...mask, [side]: part }) });
                    }}
                  />
                </label>
              ))}
              <button type="button" className="button-plain" onClick={() => onRemove(mask)}>
                {translate('form.files.remove')}
                <span className="unseen">
                  : {translate('form.redaction.mask', { number: index + 1 })}
                </span>
              </button>
            </div>
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
