import { lazyTools, toolStyles } from '../../field-types/loading/lazy-tools.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';

/** Adds the tools to the views of a form; true when it has fields that show one. */
export async function addTools({
  form,
  views,
}: Pick<LoadedForm, 'form' | 'views'>): Promise<boolean> {
  const used = Object.entries(lazyTools).filter(([type]) => form.field_types.includes(type));
  if (used.length === 0) return false;
  const tools = await Promise.all(used.map(async ([type, find]) => [type, await find()] as const));
  addStyles(toolStyles);
  const known = new Map(Object.entries(views));
  // Every session of the form reads the same views, later ones as well.
  Object.assign(
    views,
    Object.fromEntries(tools.map(([type, Tool]) => [type, { ...known.get(type), Tool }])),
  );
  return true;
}
