import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildVersion } from '../../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { PreviewButton } from '../../bar/preview-button.tsx';
import { buildField } from '../../document/build-document.ts';
import { useEditorState } from '../../editor/editor-context.ts';
import { NoticeBar } from '../../editor/notice-bar.tsx';
import { PreviewPane, PreviewStrip } from '../preview-pane.tsx';
import { TryOut } from '../try-out.tsx';

vi.mock('../visit/visitor-page.ts', () => import('../../../testing/silent-visitor-page.ts'));

const pages = [{ id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] }];
const version = buildVersion();

/** The places of the preview, as the editor has them. */
function Places() {
  const { mode, hasPreview, previewWindow } = useEditorState();
  return (
    <>
      <PreviewButton />
      {mode === 'try' && <TryOut version={version} place="instead" />}
      {mode === 'edit' && hasPreview && previewWindow && <PreviewStrip version={version} />}
      {mode === 'edit' && hasPreview && !previewWindow && <PreviewPane version={version} />}
      <NoticeBar />
    </>
  );
}

beforeAll(prepareEditor);
beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelectorAll('body > iframe').forEach((frame) => frame.remove());
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const isFocused = (name: string) =>
  vi.waitFor(() => expect(document.activeElement).toBe(button(name)));

/** In place of a window, which jsdom cannot open: the page of a frame. */
function openWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) throw new Error('The frame has no page.');
  vi.spyOn(window, 'open').mockReturnValue(view);
  return view;
}

test('the focus moves with the preview, and to its button when it closes', async () => {
  renderEditor({ pages }, <Places />);
  press('Voorbeeld ernaast');
  press('Voorbeeld vergroten');
  await isFocused('Naast het formulier zetten');
  press('Naast het formulier zetten');
  await isFocused('In een eigen venster');
  button('Voorbeeld sluiten').focus();
  press('Voorbeeld sluiten');
  await isFocused('Voorbeeld ernaast');
});

test('a window of its own shows the form, and comes back beside the canvas', async () => {
  const view = openWindow();
  const close = vi.spyOn(view, 'close').mockReturnValue();
  const editor = renderEditor({ pages, title: 'Melding' }, <Places />);
  press('Voorbeeld ernaast');
  press('In een eigen venster');
  expect(window.open).toHaveBeenCalledExactlyOnceWith('', '', expect.stringContaining('popup'));
  await isFocused('Naar het venster');
  expect(view.document.title).toBe('Voorbeeld: Melding');
  await vi.waitFor(() => expect(view.document.querySelector('iframe')).not.toBeNull());
  press('Naast het formulier zetten');
  expect(close).toHaveBeenCalled();
  expect(editor.state).toMatchObject({ hasPreview: true, previewWindow: null });
});

test('closing the window ends the preview', async () => {
  const view = openWindow();
  const editor = renderEditor({ pages }, <Places />);
  press('Voorbeeld ernaast');
  press('In een eigen venster');
  await isFocused('Naar het venster');
  Object.defineProperty(view, 'closed', { value: true });
  await vi.waitFor(() =>
    expect(editor.state).toMatchObject({ hasPreview: false, previewWindow: null }),
  );
  await isFocused('Voorbeeld ernaast');
});

test('a form without pages is in the window as well', async () => {
  const view = openWindow();
  const close = vi.spyOn(view, 'close').mockReturnValue();
  renderEditor({ pages: [] }, <Places />);
  press('Voorbeeld ernaast');
  press('In een eigen venster');
  await isFocused('Naar het venster');
  expect(view.document.body.textContent).toBe('Dit formulier heeft nog geen pagina’s.');
  press('Voorbeeld sluiten');
  expect(close).toHaveBeenCalled();
});

test('a try-out instead of the canvas closes the window', async () => {
  const close = vi.spyOn(openWindow(), 'close').mockReturnValue();
  const editor = renderEditor({ pages }, <Places />);
  press('Voorbeeld ernaast');
  press('In een eigen venster');
  await isFocused('Naar het venster');
  act(() => void (editor.state.mode = 'try'));
  expect(close).toHaveBeenCalled();
  expect(editor.state).toMatchObject({ hasPreview: false, previewWindow: null });
});

test('says so when the browser blocks the window, and leaves the preview where it is', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const editor = renderEditor({ pages }, <Places />);
  press('Voorbeeld ernaast');
  press('In een eigen venster');
  expect(editor.state).toMatchObject({ hasPreview: true, previewWindow: null });
  expect(editor.state.notice?.text.message).toMatch(/^De browser houdt het venster tegen\./);
});
