import type {
  FormGroup,
  GroupCandidate,
} from '@form-builder/core/contract/staff/users/form-groups.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../../api/client.ts';
import { sessionState } from '../../../session/session-state.ts';
import { buildForm } from '../../../testing/build-form.ts';
import { prepareScreens, renderScreen, signInWith } from '../../../testing/render-screen.tsx';
import { GroupSection } from './group-section.tsx';

const permits = { id: '018f2b1e-0000-7000-8000-000000000007', name: 'Vergunningen', user_count: 4 };
const care = { id: '018f2b1e-0000-7000-8000-000000000008', name: 'Zorg', user_count: 1 };

const open = (
  groups: readonly FormGroup[],
  {
    candidates = [care],
    isOwner = true,
  }: { candidates?: GroupCandidate[]; isOwner?: boolean } = {},
) => {
  const listed = vi.spyOn(api, 'listFormGroups').mockResolvedValue({ data: [...groups] });
  vi.spyOn(api, 'listGroupCandidates').mockResolvedValue({ data: candidates });
  signInWith(['form-read', 'form-edit']);
  const form = buildForm({ is_owner: isOwner });
  renderScreen(
    <MemoryRouter>
      <GroupSection form={form} />
    </MemoryRouter>,
  );
  return { form, listed };
};

beforeAll(() => {
  prepareScreens();
  // jsdom does not support layout, which the list of options needs.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.user = null;
});

describe('the groups that are members of a form', () => {
  test('are added by choosing a group and a role', async () => {
    const { form } = open([]);
    const save = vi
      .spyOn(api, 'saveFormGroup')
      .mockResolvedValue({ data: { group: care, role: 'editor' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Groep toevoegen' }));
    expect(await screen.findByText('Kies een groep.')).not.toBeNull();
    fireEvent.click(screen.getByRole('combobox', { name: 'Groep' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Zorg' }));
    fireEvent.click(screen.getByRole('button', { name: 'Groep toevoegen' }));
    await waitFor(() => {
      expect(save.mock.lastCall?.[0]).toEqual({
        params: { id: form.id, group_id: care.id },
        body: { role: 'editor' },
      });
    });
  });

  test('get another role, or are removed, by an owner', async () => {
    const { form } = open([{ group: permits, role: 'viewer' }]);
    const remove = vi.spyOn(api, 'deleteFormGroup').mockResolvedValue(undefined);
    const row = (await screen.findByText('Vergunningen')).closest('tr');
    if (row === null) throw new Error('no row of the group');
    expect(within(row).getByText('4 gebruikers')).not.toBeNull();
    fireEvent.click(within(row).getByRole('button', { name: 'Acties' }));
    await screen.findByRole('menuitem', { name: 'Bewerker maken' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Verwijderen als lid' }));
    await waitFor(() => {
      expect(remove.mock.lastCall?.[0].params).toEqual({ id: form.id, group_id: permits.id });
    });
  });

  test('are only listed for others than owners', async () => {
    open([{ group: permits, role: 'viewer' }], { isOwner: false });
    expect(await screen.findByText('Vergunningen')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Groep toevoegen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Acties' })).toBeNull();
  });

  test('stay out of sight in an organisation without groups', async () => {
    const { listed } = open([], { candidates: [] });
    await waitFor(() => expect(listed).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'Groepen' })).toBeNull();
  });
});
