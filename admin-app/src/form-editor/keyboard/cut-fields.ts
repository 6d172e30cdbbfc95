import { withTexts } from '../../languages/with-texts.ts';
import { fieldsWithin } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { deleteField } from '../editor/field-actions.ts';
import { deleteFields, outermostFields } from '../editor/fields-actions.ts';
import { findUses, type Use } from '../uses/find-uses.ts';

const loadNotice = withTexts(() => import('../uses/still-used-notice.ts'), 'panels');

/** Removes fields that are on the clipboard now, and says what no longer works until they are pasted. */
export function cutFields(editor: Editor, ids: readonly string[]): void {
  const document = editor.document();
  const fields = outermostFields(document.pages, ids).map(({ field }) => field);
  const uses = findUses(document, { parts: fields.flatMap(fieldsWithin) });
  const [first] = fields;
  if (fields.length > 1) deleteFields(editor, ids);
  else if (first) deleteField(editor, first.id);
  if (uses.length > 0) void sayStillUsed(editor, uses);
}

/** Adds to the notice of the removal; without a network that one stays. */
async function sayStillUsed(editor: Editor, uses: readonly Use[]): Promise<void> {
  const { notice } = editor.state;
  const texts = await loadNotice().catch(() => undefined);
  // Another notice is about something newer.
  if (texts && notice && editor.state.notice === notice)
    editor.notify(texts.stillUsedNotice(notice, uses, editor.texts));
}
