import type { Option } from '@form-builder/core/field-types/field-properties.ts';

/** The options with one more at the end. */
export function addOption(options: readonly Option[], option: Option): readonly Option[] {
  return [...options, option];
}

/** The options without one. */
export function removeOption(options: readonly Option[], optionId: string): readonly Option[] {
  return options.filter(({ id }) => id !== optionId);
}

/** The options with one label changed; its id, and so every answer, stays. */
export function renameOption(
  options: readonly Option[],
  optionId: string,
  label: string,
): readonly Option[] {
  return options.map((option) => (option.id === optionId ? { ...option, label } : option));
}

/** The options with one at another index, counted without it. */
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
 * One option for each line of a pasted text that is not blank. Lines that are there already keep
 * their option, so that answers and rules that hold its id stay right.
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
