import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { useEditorState } from '../../editor/editor-context.ts';
import { CoverageBar } from './coverage-bar.tsx';
import { CoverageButton } from './coverage-button.tsx';

const kind = buildField('kind', {
  label: 'Soort',
  type: 'select',
  options: [
    { id: 'feest', label: 'Feest' },
    { id: 'markt', label: 'Markt' },
  ],
});
const why = buildField('why', {
  label: 'Waarom',
  type: 'text',
  is_hidden: true,
  logic: [buildRule(['show'], buildCondition('kind', 'equal', 'markt'))],
});
const pages = [
  { id: 'p1', title: 'Feest', properties: [kind, why] },
  { id: 'p2', title: 'Tijd', properties: [buildField('when', { label: 'Wanneer' })] },
];
const party = {
  id: 't1',
  name: 'Een feest',
  day: '2026-11-20',
  answers: { kind: 'feest' },
  expected: { pages: ['p1', 'p2'], fields: {}, issues: [] },
};

function Parts() {
  const { coverage } = useEditorState();
  return (
    <>
      <CoverageButton />
      <button type="button" data-hit="why">
        Veld Waarom
      </button>
      {coverage && <CoverageBar />}
    </>
  );
}

beforeAll(prepareEditor);
test('what no test covers is marked at its field, counted per page, and can be gone through', async () => {
  const editor = renderEditor({ pages, settings: { 'tests.recorded': [party] } }, <Parts />);
  const toggle = screen.getByRole('button', { name: 'Toon op het formulier wat niet is getest' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await vi.waitFor(() => expect(editor.state.coverage?.size).toBe(3));
  expect(editor.state.coverage?.get('kind')).toBe('keuze niet getest: Markt');
  expect(editor.state.coverage?.get('why')).toBe('niet getest · regel 1 nooit van toepassing');
  expect(editor.state.coverage?.get('p1')).toBe('3 niet getest');
  expect(editor.state.coverage?.has('when')).toBe(false);
  expect(screen.getByText('6 van 9 onderdelen getest.')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Volgende zonder test' }));
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'kind' });
  fireEvent.click(screen.getByRole('button', { name: 'Volgende zonder test' }));
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'why' });
  const hide = screen.getByRole('button', { name: 'Dekking verbergen' });
  hide.focus();
  fireEvent.click(hide);
  expect(editor.state.coverage).toBeNull();
  const selected = screen.getByRole('button', { name: 'Veld Waarom' });
  await vi.waitFor(() => expect(document.activeElement).toBe(selected));
});
