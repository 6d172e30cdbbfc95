import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { combineCommands } from '../document/command.ts';
import { changeField } from '../document/field-commands.ts';
import { changePage } from '../document/page-commands.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';
import { isPage } from './rule-fields.ts';
import { startChangeCommand } from './start-settings/start-change-command.ts';
import { startChanges } from './start-settings/start-settings.ts';
import { startNotice } from './start-settings/start-notice.ts';

type ChangeRules = (holderId: string, rules: readonly LogicRule[], changedId?: string) => void;

/**
 * Changes the rules of a field or page and, in the same step, its initial settings; consecutive
 * changes of one rule are merged into one undo step.
 */
export function useChangeRules(): ChangeRules {
  const editor = useEditor();
  const version = useEditedVersion();
  return (holderId, rules, changedId) => {
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
  };
}
