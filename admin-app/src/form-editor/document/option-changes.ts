import type { Option } from '@form-builder/core/field-types/field-properties.ts';

/** Adds an option at the end. */
export function addOption(options: readonly Option[], option: Option): readonly Option[] {
  return [...options, option];
}

/** Removes an option. */
export function removeOption(options: readonly Option[], optionId: string): readonly Option[] {
  return options.filter(({ id }) => id !== optionId);
}

/** Changes the label of an option; its id, and therefore every answer, is unchanged. */
export function renameOption(
  options: readonly Option[],
  optionId: string,
  label: string,
): readonly Option[] {
  return options.map((option) => (option.id === optionId ? { ...option, label } : option));
}

/** Changes the score of an option; without a number, removes it. */
export function scoreOption(
  options: readonly Option[],
  optionId: string,
  score: number | undefined,
): readonly Option[] {
  return options.map((option) => {
    if (option.id !== optionId) return option;
    const { id, label } = option;
    return score === undefined ? { id, label } : { id, label, score };
  });
}

/** Moves an option to an index, counted without it. */
export function moveOption(
  options: readonly Option[],
  optionId: string,
  to: number,
): readonly Option[] {
  const from = options.findIndex(({ id }) => id === optionId);
  const option = options[from];
  return option ? options.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, option) : options;
}

/**
 * Returns one option for each non-blank line of a pasted text. A line that equals an existing
 * option keeps it, so that answers and rules with its id remain valid.
 */
export function optionsFromLines(
  options: readonly Option[],
  text: string,
  createId: () => string,
): readonly Option[] {
  const labels = new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const known = new Set(options.map(({ label }) => label));
  const added = [...labels].filter((label) => !known.has(label));
  return [...options, ...added.map((label) => ({ id: createId(), label }))];
}
