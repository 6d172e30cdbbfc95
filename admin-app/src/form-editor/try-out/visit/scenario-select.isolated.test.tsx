import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildVersion } from '../../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { visitorPageCalls } from '../../../testing/silent-visitor-page.ts';
import { buildField } from '../../document/build-document.ts';
import { TryOut } from '../try-out.tsx';

const pages = [{ id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] }];

vi.mock('./visitor-page.ts', () => import('../../../testing/silent-visitor-page.ts'));

beforeAll(prepareEditor);
test('a situation is named, kept in the editor, and ended with the focus on the menu', async () => {
  const editor = renderEditor({ pages }, <TryOut version={buildVersion()} place="instead" />);
  const menu = await screen.findByRole('combobox', { name: 'Toestand' });
  expect(menu).toHaveProperty('value', 'Alles werkt');
  await vi.waitFor(() => expect(visitorPageCalls.open).toHaveBeenCalledOnce());
  fireEvent.click(menu);
  fireEvent.click(await screen.findByRole('option', { name: 'Gesloten' }));
  expect(screen.getByText('Toestand: Gesloten')).toBeTruthy();
  expect(editor.state.scenarioId).toBe('closed');
  await vi.waitFor(() =>
    expect(visitorPageCalls.open).toHaveBeenLastCalledWith(
      expect.objectContaining({ scenario: expect.objectContaining({ id: 'closed' }) as object }),
      expect.anything(),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Alles werkt weer' }));
  expect(editor.state.scenarioId).toBeNull();
  await vi.waitFor(() =>
    expect(visitorPageCalls.open).toHaveBeenLastCalledWith(
      expect.objectContaining({ scenario: undefined }),
      expect.anything(),
    ),
  );
  expect(document.activeElement).toBe(menu);
});
