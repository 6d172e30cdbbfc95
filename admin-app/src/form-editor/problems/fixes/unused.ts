import { msg } from '@lingui/core/macro';
import { removePage } from '../../document/page-commands.ts';
import { removeVariable } from '../../document/variable-commands.ts';
import type { FindFix } from './fix.ts';

/** Removes a page without fields. */
export const removeEmptyPage: FindFix = ({ path: { page_id: pageId } }, { pages }) => {
  const page = pages.find(({ id }) => id === pageId);
  if (page?.properties.length !== 0) return undefined;
  return { label: msg`lege pagina verwijderen`, command: removePage(page.id) };
};

/** Removes a variable that nothing reads. */
export const removeUnreadVariable: FindFix = ({ path: { variable_id: id } }, { variables }) => {
  if (id === undefined || !variables.some((variable) => variable.id === id)) return undefined;
  return { label: msg`ongebruikte variabele verwijderen`, command: removeVariable(id) };
};
