import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { combineCommands } from '../document/command.ts';
import { changeField } from '../document/field-commands.ts';
import { changePage } from '../document/page-commands.ts';
import type { Editor } from '../editor/editor.ts';
import { selectionName } from '../editor/selection-name.ts';
import { isPage } from './rule-fields.ts';
import { startChangeCommand } from './start-settings/start-change-command.ts';
import { startChanges } from './start-settings/start-settings.ts';
import { startNotice } from './start-settings/start-notice.ts';

/** The rules of a field or page, after a change. */
export interface ChangedRules {
  readonly holderId: string;
  readonly rules: readonly LogicRule[];
  /** The rule of which consecutive changes are one undo step. */
  readonly changedId?: string | undefined;
}

/** Changes the rules of a field or page and, in the same step, its initial settings. */
export function changeRules(editor: Editor, { holderId, rules, changedId }: ChangedRules): void {
  const version = editor.document();
  const changes = { logic: rules.length > 0 ? rules : undefined };
  const ofPage = version.pages.some(({ id }) => id === holderId);
  const command = ofPage ? changePage(holderId, changes) : changeField(holderId, changes);
  const after = command(version).document;
  const started = startChanges(version.pages, after.pages, holderId);
  editor.perform(combineCommands([command, startChangeCommand(started)]), {
    label: msg`regels wijzigen`,
    ...(changedId !== undefined && { mergeKey: `${holderId} rule ${changedId}` }),
  });
  const told = started.find(({ becomes }) => becomes === 'left') ?? started[0];
  if (!told) return;
  const { place } = told;
  const at = { kind: isPage(place) ? 'page' : 'field', id: place.id } as const;
  editor.notify(startNotice(told, selectionName(at, after, editor.texts)));
}
