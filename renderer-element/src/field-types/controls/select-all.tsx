import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import { useText } from '../../i18n/text-context.tsx';

/** Sorts the choices by the order of the options, so that the same choices give the same answer. */
export function withChoice(
  options: readonly Option[] = [],
  chosen: readonly string[],
  changed: { readonly id: string; readonly isChosen: boolean },
): readonly string[] {
  const ids = options.map((option) => option.id);
  return ids.filter((id) => (id === changed.id ? changed.isChosen : chosen.includes(id)));
}

interface SelectAllProps {
  readonly options: readonly Option[] | undefined;
  readonly chosen: readonly string[];
  readonly isEnabled: boolean;
  onChoose(ids: readonly string[]): void;
}

/** A button that selects all options, or none. */
export function SelectAll({ options = [], chosen, isEnabled, onChoose }: SelectAllProps) {
  const { translate } = useText();
  const isAll = options.length > 0 && options.length === chosen.length;
  return (
    <button
      type="button"
      className="button-plain"
      disabled={!isEnabled}
      onClick={() => onChoose(isAll ? [] : options.map(({ id }) => id))}
    >
      {translate(isAll ? 'element.deselect_all' : 'element.select_all')}
    </button>
  );
}
