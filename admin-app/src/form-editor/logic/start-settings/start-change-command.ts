import { combineCommands, type Command } from '../../document/command.ts';
import { changeField } from '../../document/field-commands.ts';
import { changePage } from '../../document/page-commands.ts';
import { isPage } from '../rule-fields.ts';
import type { StartChange } from './start-settings.ts';

/**
 * Sets the initial settings that new rules need: a first rule that shows a field also hides it by
 * default.
 */
export function startChangeCommand(changes: readonly StartChange[]): Command {
  return combineCommands(changes.flatMap(commandFor));
}

function commandFor({ place, setting, becomes }: StartChange): readonly Command[] {
  if (becomes === 'left') return [];
  const change = { [setting]: becomes === 'on' || undefined };
  return [isPage(place) ? changePage(place.id, change) : changeField(place.id, change)];
}
