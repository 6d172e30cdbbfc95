import { buildField } from '@form-builder/core/form/build-form.ts';
import { act } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { useEditedVersion } from '../editor/editor-context.ts';
import { moveFieldOneStep } from '../editor/field-actions.ts';
import { setRequired } from '../editor/fields-actions.ts';
import { FieldBoxes } from './field-boxes.tsx';

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

const nothing = () => undefined;
const handlers = { onKeyDown: nothing, onPress: nothing, findText: nothing, onOpen: nothing };

function Boxes() {
  const { pages } = useEditedVersion();
  return (
    <FieldBoxes
      fields={pages[0]?.properties ?? []}
      pages={pages}
      cells={new Map()}
      hiddenFields={new Set()}
      register={nothing}
      handlers={handlers}
    />
  );
}

test('the selected field is scrolled into view when it is selected and when it moves, not at other edits', () => {
  const properties = ['name', 'street', 'city'].map((id) => buildField('text', id));
  const editor = renderEditor(
    { pages: [{ id: 'page', title: 'Gegevens', properties }] },
    <Boxes />,
  );
  const shown: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector<HTMLElement>('[data-hit]')?.dataset['hit']);
  });
  act(() => editor.select({ kind: 'field', id: 'name' }));
  expect(shown).toEqual(['name']);
  act(() => setRequired(editor, ['name', 'street'], true));
  expect(shown).toEqual(['name']);
  act(() => moveFieldOneStep(editor, 'name', 1));
  expect(shown).toEqual(['name', 'name']);
});
