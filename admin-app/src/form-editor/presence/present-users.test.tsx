import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { PresentUser } from '@form-builder/core/contract/staff/forms/presence.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { editedVersionQuery } from '../../versions/edited-version-query.ts';
import type { Editor } from '../editor/editor.ts';
import { PresentUsers } from './present-users.tsx';

const pages = [
  { id: 'you', title: 'Over u', properties: [buildField('text', 'name', { label: 'Naam' })] },
  { id: 'place', title: 'Adres', properties: [buildField('text', 'street', { label: 'Straat' })] },
];
const at = (name: string, place: Partial<PresentUser> = {}): PresentUser => ({
  user: { id: name, name },
  page_id: 'place',
  field_id: null,
  ...place,
});

const standing: Omit<Version['environments'][number], 'id' | 'state'> = {
  at: '2026-01-01T00:00:00Z',
  remark: null,
  user: null,
  reviewers: [],
};

let editor: Editor;

function open(users: readonly PresentUser[], parts: Partial<Version> = {}) {
  const announce = vi
    .spyOn(api, 'announcePresence')
    .mockResolvedValue({ data: { revision: 1, environments: [], users: [...users] } });
  const version = buildVersion({ pages, ...parts });
  editor = renderEditor(version, <PresentUsers version={version} />);
  return announce;
}

const list = () => screen.findByRole('list', { name: 'Wie er nog meer in dit formulier werkt' });

beforeAll(prepareEditor);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the other users in a version', () => {
  test('are shown with their place, and a click goes there', async () => {
    open([at('Anna de Wit', { field_id: 'street' }), at('Bas')]);
    await list();
    expect(screen.getByRole('status').textContent).toBe('Ook in dit formulier: Anna de Wit en Bas');
    const anna = screen.getByRole('button', { name: 'Anna de Wit is bij: Straat' });
    expect(anna.textContent).toBe('AW');
    fireEvent.click(anna);
    expect(editor.state).toMatchObject({
      selection: { kind: 'field', id: 'street' },
      pageId: 'place',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Bas is bij: Adres' }));
    expect(editor.state.selection).toEqual({ kind: 'page', id: 'place' });
  });

  test('are at the page or the form when they are at something new', async () => {
    open([
      at('Anna', { field_id: 'unknown' }),
      at('Bas', { page_id: 'unknown', field_id: 'unknown' }),
    ]);
    await list();
    expect(screen.getByRole('button', { name: 'Anna is bij: Adres' })).not.toBeNull();
    const { title } = buildVersion();
    expect(screen.getByRole('button', { name: `Bas is bij: ${title}` })).not.toBeNull();
  });

  test('are counted when there are many', async () => {
    open(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => at(name)));
    const shown = within(await list());
    expect(shown.getAllByRole('button')).toHaveLength(4);
    expect(shown.getByText('+2')).not.toBeNull();
  });

  test('learn the own place, as long as the version can be changed', async () => {
    const announce = open([]);
    await vi.waitFor(() => {
      expect(announce).toHaveBeenCalledWith(
        expect.objectContaining({ body: { page_id: 'you', field_id: null } }),
        expect.anything(),
      );
    });
    announce.mockClear();
    open([], { is_editable: false });
    expect(announce).not.toHaveBeenCalled();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('are unknown without a connection', async () => {
    open([at('Anna')]).mockRejectedValue(new ApiError(undefined, undefined));
    await vi.waitFor(() => {
      expect(api.announcePresence).toHaveBeenCalled();
    });
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('and a decision of one of them are read as soon as they are told', async () => {
    const proposed = { id: 'production', state: 'proposed' } as const;
    const version = buildVersion({ pages });
    vi.spyOn(api, 'announcePresence').mockResolvedValue({
      data: { revision: 1, environments: [proposed], users: [] },
    });
    const read = vi.spyOn(api, 'getVersion').mockResolvedValueOnce({ data: version });
    read.mockResolvedValue({ data: { ...version, environments: [{ ...standing, ...proposed }] } });
    const Bar = () => {
      const { data } = useQuery(editedVersionQuery(version.id));
      return (
        data && (
          <>
            <PresentUsers version={data} />
            <p>{data.environments.map(({ state }) => state).join()}</p>
          </>
        )
      );
    };
    renderEditor(version, <Bar />);
    await screen.findByText('proposed');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
