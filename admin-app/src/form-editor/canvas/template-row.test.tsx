import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { canvasCells, canvasSession } from './canvas-cells.ts';
import { drawTemplateRow } from './template-row.tsx';

beforeAll(prepareEditor);

test('a repeating group begins with its button, as for visitors, and shows its row as a template below it', async () => {
  // jsdom has no style sheets of a shadow root.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn();
    },
  );
  const root = vi.fn<(root: ShadowRoot | null) => void>();
  const child = buildField('child');
  const group = buildField('group', { type: 'input-collection', children: [child] });
  const properties = [{ ...group, label: 'Kind' }];
  renderEditor(
    { pages: [{ id: 'p1', title: 'Gegevens', properties }] },
    <VisitorFields
      session={canvasSession}
      cells={canvasCells(properties)}
      pages={[{ id: 'p1', title: 'Gegevens', properties }]}
      onRoot={root}
      drawTemplateRow={drawTemplateRow}
    />,
  );
  await waitFor(() => expect(root).toHaveBeenCalled());
  const drawn = root.mock.lastCall?.[0];
  await waitFor(() => expect(drawn?.querySelector('button')?.textContent).toBe('Kind toevoegen'));
  const text = drawn?.textContent ?? '';
  expect(text).toContain('Zo ziet een rij eruit. De bezoeker begint zonder rijen.');
  expect(text.indexOf('Kind toevoegen')).toBeLessThan(text.indexOf('Label child'));
  expect(drawn?.getElementById('field-child')).not.toBeNull();
  expect(screen.queryByText('Kind toevoegen')).toBeNull();
});
