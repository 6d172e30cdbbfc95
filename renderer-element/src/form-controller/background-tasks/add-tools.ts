import { lazyTools, toolStyles } from '../../field-types/loading/lazy-tools.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';

/** Loads the tools beside the controls of the types that a form uses, and shows them. */
export async function addTools({ form, tools }: Pick<LoadedForm, 'form' | 'tools'>): Promise<void> {
  const used = Object.entries(lazyTools).filter(([type]) => form.field_types.includes(type));
  if (used.length === 0) return;
  const loaded = await Promise.all(used.map(async ([type, load]) => [type, await load()] as const));
  addStyles(toolStyles);
  tools.add(Object.fromEntries(loaded));
}
