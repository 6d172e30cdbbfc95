import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { TryOut } from '../try-out.tsx';

const pages = [{ id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] }];
const frameTitle = 'Het formulier zoals de bezoeker het ziet';

// jsdom runs no scripts in frames; the end-to-end test covers the page with the real element.
const show = vi.hoisted(() => vi.fn());
vi.mock('./visitor-page.ts', () => ({
  VisitorPage: class {
    readonly show = show;
  },
}));

beforeAll(prepareEditor);
test('a situation is named, kept in the editor, and ended with the focus on the menu', async () => {
  const editor = renderEditor({ pages }, <TryOut />);
  const menu = await screen.findByRole('combobox', { name: 'Toestand' });
  expect(menu).toHaveProperty('value', 'Alles werkt');
  fireEvent.click(menu);
  fireEvent.click(await screen.findByRole('option', { name: 'Gesloten' }));
  expect(await screen.findByTitle(frameTitle)).toBeTruthy();
  expect(screen.getByText('Toestand: Gesloten')).toBeTruthy();
  expect(editor.state.scenarioId).toBe('closed');
  await vi.waitFor(() =>
    expect(show).toHaveBeenLastCalledWith(
      expect.objectContaining({ scenario: expect.objectContaining({ id: 'closed' }) as object }),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Alles werkt weer' }));
  expect(editor.state.scenarioId).toBeNull();
  expect(await screen.findByRole('button', { name: 'Versturen' })).toBeTruthy();
  expect(screen.queryByTitle(frameTitle)).toBeNull();
  expect(document.activeElement).toBe(menu);
});
