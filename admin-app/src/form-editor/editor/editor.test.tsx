import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateLanguage } from '../../languages/languages.ts';
import { buildDocument, countingIds } from '../document/build-document.ts';
import { getField } from '../document/place.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { LeftPanel } from '../layout/left-panel.tsx';
import { PageTree } from '../page-tree/page-tree.tsx';
import { Palette } from '../palette/palette.tsx';
import { Editor } from './editor.ts';
import { EditorContext } from './editor-context.ts';
import { NoticeBar } from './notice-bar.tsx';

const version: Version = {
  ...buildDocument(),
  id: '018f2b1e-0000-7000-8000-000000000001',
  form_id: '018f2b1e-0000-7000-8000-000000000002',
  number: 1,
  form_title: 'Formulier',
  languages: ['nl'],
  theme_settings: {},
  translations: {},
  theme_style_url: null,
  created_at: '',
  updated_at: '',
  latest_change: null,
  environments: [],
  is_owner: true,
  is_editable: true,
  is_deletable: true,
  is_published: false,
  has_been_published_to_production: false,
  revision: 1,
};

let editor: Editor;

/** Both at once: on the screen they are tabs of one panel. */
const paletteAndTree = (
  <>
    <Palette />
    <PageTree />
  </>
);

function open(more: Partial<Version> = {}, left = paletteAndTree): void {
  editor = new Editor({
    version: { ...version, ...more },
    ids: countingIds(),
    now: () => 0,
    texts: (descriptor) => i18n._(descriptor),
    localCopy: { read: () => undefined, write: () => undefined, clear: () => undefined },
    schedule: () => () => undefined,
    load: () => Promise.resolve(version),
    save: () => Promise.resolve(2),
  });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <EditorContext value={editor}>
          {left}
          <Inspector />
          <NoticeBar />
        </EditorContext>
      </MantineProvider>
    </I18nProvider>,
  );
}

const tree = () => screen.getByRole('tree');
const treeItem = (name: string) => within(tree()).getByRole('treeitem', { name });
const names = () =>
  within(tree())
    .getAllByRole('treeitem')
    .map((item) => item.getAttribute('aria-label'));

beforeAll(async () => {
  await activateLanguage('nl');
  // jsdom has no media queries, fonts or layout; the library asks for them.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
beforeEach(() => open());
afterEach(cleanup);

describe('palette', () => {
  test('pressing a type adds a field after the selected one and selects it', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.click(screen.getByRole('button', { name: /^Getal/ }));
    expect(names().slice(0, 4)).toEqual(['Een', 'Label a', 'Aantal', 'Label g']);
    expect(treeItem('Aantal').getAttribute('aria-selected')).toBe('true');
  });

  test('a new field with choices starts with two', () => {
    fireEvent.click(screen.getByRole('button', { name: /^Eén keuze/ }));
    const { selection } = editor.state;
    const id = selection.kind === 'field' ? selection.id : '';
    expect(getField(editor.document().pages, id).field.options).toHaveLength(2);
  });
});

describe('page tree', () => {
  test('arrow keys move the focus and select', () => {
    fireEvent.click(treeItem('Een'));
    fireEvent.keyDown(treeItem('Een'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(treeItem('Label a'));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
  });

  test('Alt with an arrow moves, Delete removes, and both can be undone', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.keyDown(treeItem('Label a'), { key: 'ArrowDown', altKey: true });
    expect(names().slice(1, 3)).toEqual(['Label g', 'Label b']);
    expect(screen.getByText(/Verplaatst naar plaats 2 van 2/)).toBeTruthy();
    fireEvent.keyDown(treeItem('Label a'), { key: 'Delete' });
    expect(within(tree()).queryByRole('treeitem', { name: 'Label a' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(treeItem('Label a')).toBeTruthy();
    editor.undo();
    expect(editor.document()).toEqual(buildDocument());
  });

  test('deleting a field that rules look at names the fields of those rules', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.keyDown(treeItem('Label a'), { key: 'Delete' });
    expect(screen.getByText(/regels die ernaar kijken: “Label c”/)).toBeTruthy();
  });

  test('F2 renames in place', () => {
    fireEvent.click(treeItem('Label d'));
    fireEvent.keyDown(treeItem('Label d'), { key: 'F2' });
    const input = screen.getByRole('textbox', { name: 'Nieuwe naam' });
    fireEvent.change(input, { target: { value: 'Anders' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(treeItem('Anders')).toBeTruthy();
  });
});

describe('inspector', () => {
  test('shows the settings of the selected field and changes them', () => {
    fireEvent.click(treeItem('Label a'));
    const label = screen.getByRole('textbox', { name: 'Label' });
    fireEvent.change(label, { target: { value: 'Uw naam' } });
    expect(treeItem('Uw naam')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Verplicht' }));
    expect(getField(editor.document().pages, 'a').field.is_required).toBe(true);
  });

  test('keeps a value that cannot be stored in sight, with the reason, and out of the form', () => {
    fireEvent.click(treeItem('Label a'));
    const width = screen.getByRole('textbox', { name: 'Breedte' });
    fireEvent.change(width, { target: { value: '40' } });
    expect(screen.getByText('Kies een getal van 12 of lager.')).toBeTruthy();
    expect(getField(editor.document().pages, 'a').field.width).toBeUndefined();
  });

  test('shows a rule as a sentence and gives a new one an empty condition', () => {
    fireEvent.click(treeItem('Label c'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    expect(screen.getByText("Tonen als 'Label b' 'x' is en 'Label a' leeg is")).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }));
    const rules = getField(editor.document().pages, 'c').field.logic;
    expect(rules?.[1]?.condition_group.children).toMatchObject([
      { target: null, condition_operator: 'contains' },
    ]);
  });

  test('lists whose rules look at the field', () => {
    fireEvent.click(treeItem('Label a'));
    fireEvent.click(screen.getByRole('tab', { name: /Regels/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Label c' }));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'c' });
  });
});

describe('typing', () => {
  test('tells that work is unsaved once, not with every letter', () => {
    fireEvent.click(treeItem('Label a'));
    const label = screen.getByRole('textbox', { name: 'Label' });
    fireEvent.change(label, { target: { value: 'U' } });
    const { save } = editor.state;
    fireEvent.change(label, { target: { value: 'Uw' } });
    expect(save.status).toBe('unsaved');
    expect(editor.state.save).toBe(save);
  });
});

describe('a version that is locked while it is open', () => {
  test('can at once no longer be changed', () => {
    fireEvent.click(treeItem('Label a'));
    act(() => editor.lock());
    expect(screen.getByRole('button', { name: /^Getal/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox', { name: 'Label' })).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Pagina toevoegen' })).toBeNull();
  });
});

describe('the menu of what is selected', () => {
  test('can be reached with the Tab key', () => {
    fireEvent.click(treeItem('Label d'));
    const menus = screen.getAllByRole('button', { name: 'Acties voor Label d' });
    expect(menus.map(({ tabIndex }) => tabIndex)).toContain(0);
  });
});

describe('a locked version', () => {
  test('can be read but not changed', () => {
    cleanup();
    open({ is_editable: false });
    fireEvent.click(treeItem('Label a'));
    fireEvent.keyDown(treeItem('Label a'), { key: 'Delete' });
    expect(editor.document()).toEqual(buildDocument());
    expect(screen.getByRole('button', { name: /^Getal/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox', { name: 'Label' })).toHaveProperty('readOnly', true);
  });
});

describe('the left panel', () => {
  const search = () => screen.queryByRole('searchbox', { name: 'Zoek een soort veld' });

  test('begins with the fields to place', () => {
    cleanup();
    open({}, <LeftPanel />);
    expect(search()).not.toBeNull();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  test('shows only the tree when the version cannot be changed', () => {
    cleanup();
    open({ is_editable: false }, <LeftPanel />);
    expect(search()).toBeNull();
    expect(tree()).toBeTruthy();
  });
});

describe('copies', () => {
  test('Ctrl D puts a copy after the field, with ids of its own', () => {
    fireEvent.click(treeItem('Label g'));
    fireEvent.keyDown(treeItem('Label g'), { key: 'd', ctrlKey: true });
    expect(names().filter((name) => name === 'Label b')).toHaveLength(2);
    const ids = new Set(
      within(tree())
        .getAllByRole('treeitem')
        .map((item) => item.dataset['row']),
    );
    expect(ids.size).toBe(names().length);
  });
});
