import { msg } from '@lingui/core/macro';
import { findField } from '../../document/place.ts';
import { startChangeCommand } from '../../logic/start-settings/start-change-command.ts';
import { isHiddenForGood } from '../../logic/start-settings/start-settings.ts';
import type { FindFix } from './fix.ts';

/** Shows a field or page that is hidden while no rule shows it. */
export const alwaysShow: FindFix = (
  { path: { field_id: fieldId, page_id: pageId } },
  { pages },
) => {
  const place = findField(pages, fieldId ?? '')?.field ?? pages.find(({ id }) => id === pageId);
  if (!place || !isHiddenForGood(pages, place)) return undefined;
  return {
    label: msg`altijd tonen`,
    command: startChangeCommand([{ place, setting: 'is_hidden', becomes: 'off' }]),
  };
};
