import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../../testing/render-editor.tsx';
import { buildField } from '../../../document/build-document.ts';
import { getField } from '../../../document/place.ts';
import { Inspector } from '../../inspector.tsx';

const labelled = { id: 'n', label: 'Noord' };
const scored = { id: '2', label: 'Zuid', score: 7 };

function open(...options: readonly { id: string; label: string; score?: number }[]) {
  const properties = [buildField('zone', { type: 'select', label: 'Zone', options })];
  const editor = renderEditor({ pages: [{ id: 'p1', title: '', properties }] }, <Inspector />);
  act(() => editor.select({ kind: 'field', id: 'zone' }));
  return () => getField(editor.document().pages, 'zone').field.options;
}

const score = (position: number) => screen.getByLabelText(`Score van keuze ${String(position)}`);

beforeAll(prepareEditor);
describe('the scores of options', () => {
  test('are asked for only on request, and are stored beside the text', () => {
    const stored = open(labelled);
    expect(screen.queryByLabelText('Score van keuze 1')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Scores geven' }));
    fireEvent.change(score(1), { target: { value: '2,5' } });
    expect(stored()).toEqual([{ ...labelled, score: 2.5 }]);
  });

  test('are shown when there are any, and can be emptied', () => {
    const stored = open(labelled, scored);
    expect(screen.queryByRole('button', { name: 'Scores geven' })).toBeNull();
    fireEvent.change(score(2), { target: { value: '' } });
    expect(stored()).toEqual([labelled, { id: '2', label: 'Zuid' }]);
  });
});

test('pasted lines replace the options that a field starts with, and the last one has the focus', async () => {
  const stored = open({ id: '1', label: 'Keuze 1' }, { id: '2', label: 'Keuze 2' }, labelled);
  const clipboardData = { getData: () => 'Noord\nOost\nWest' };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Keuze 1' }), { clipboardData });
  expect(stored()?.map(({ label }) => label)).toEqual(['Noord', 'Oost', 'West']);
  await waitFor(() => expect(screen.getByDisplayValue('West')).toBe(document.activeElement));
});
