import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { findField } from '../document/place.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { useClipboard } from './use-clipboard.ts';

function Parts() {
  useClipboard(useEditor());
  return <NoticeBar />;
}

beforeAll(prepareEditor);

/** What a browser gives to a cut and to the paste after it. */
function clipboard() {
  const data = new Map<string, string>();
  return {
    setData: (format: string, text: string) => void data.set(format, text),
    getData: (format: string) => data.get(format) ?? '',
  };
}

test('a cut field that is used says so, and works again once it is pasted', async () => {
  const editor = renderEditor({}, <Parts />);
  editor.select({ kind: 'field', id: 'a' });
  const clipboardData = clipboard();
  fireEvent.cut(document, { clipboardData });
  expect(findField(editor.document().pages, 'a')).toBeUndefined();
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      '“Label a” is verwijderd. Nog in gebruik in 1 regel. Dat werkt pas weer goed na het plakken.',
    ),
  );
  fireEvent.paste(document, { clipboardData });
  await vi.waitFor(() =>
    expect(findField(editor.document().pages, 'a')?.field.label).toBe('Label a'),
  );
});

test('a cut field that nothing uses is only removed', async () => {
  const editor = renderEditor({}, <Parts />);
  editor.select({ kind: 'field', id: 'd' });
  fireEvent.cut(document, { clipboardData: clipboard() });
  await import('../uses/still-used-notice.ts');
  expect(editor.state.notice?.text.message).toBe('“{name}” is verwijderd.');
});
