import { useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.tsx';
import type { Choice } from './choice.ts';

interface ChosenChipsProps<C extends Choice> {
  readonly chosen: readonly C[];
  readonly isEnabled: boolean;
  /** The input that receives the focus when the last chip is removed. */
  readonly boxId: string;
  onRemove(choice: C): void;
}

/** The chosen values as chips with a remove button; the focus moves to the next chip. */
export function ChosenChips<C extends Choice>(props: ChosenChipsProps<C>) {
  const { chosen, isEnabled, boxId, onRemove } = props;
  const { translate } = useText();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const remove = (choice: C, index: number) => {
    onRemove(choice);
    setAnnouncement(translate('form.lookup.removed', { label: choice.label }));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? findById(list.current, boxId);
    next?.focus();
  };
  return (
    <>
      <ul
        ref={list}
        className="chips"
        aria-label={translate('form.lookup.chosen_list')}
        hidden={chosen.length === 0}
      >
        {chosen.map((choice, index) => (
          <li className="chip" key={choice.id}>
            <span>{choice.label}</span>
            <button
              type="button"
              className="chip-remove"
              aria-label={translate('form.lookup.remove', { label: choice.label })}
              disabled={!isEnabled}
              onClick={() => remove(choice, index)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {announcement}
      </p>
    </>
  );
}

/** The form is in a shadow root, where `document.getElementById` does not find it. */
function findById(near: Element | null, id: string): HTMLElement | null {
  const root = near?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
