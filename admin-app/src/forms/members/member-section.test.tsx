import type { FormMember } from '@form-builder/core/contract/staff/users/form-members.ts';
import { buildForm } from '../../testing/build-form.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { MemberSection } from './member-section.tsx';

const noor = { id: '018f2b1e-0000-7000-8000-000000000003', name: 'Noor', email: 'noor@example.nl' };
const sam = { id: '018f2b1e-0000-7000-8000-000000000004', name: 'Sam', email: 'sam@example.nl' };

const open = (members: readonly FormMember[], isOwner = true) => {
  vi.spyOn(api, 'listFormMembers').mockResolvedValue({ data: [...members] });
  vi.spyOn(api, 'listFormGroups').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listGroupCandidates').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listMemberCandidates').mockResolvedValue({ data: [sam] });
  signInWith(['form-read', 'form-edit']);
  const form = buildForm({ is_owner: isOwner, confidentiality_level: 'protected' });
  renderScreen(
    <MemoryRouter>
      <MemberSection form={form} />
    </MemoryRouter>,
  );
  return form;
};
const menuOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (row === null) throw new Error(`no row of ${name}`);
  fireEvent.click(within(row).getByRole('button', { name: 'Acties' }));
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const member = (user: FormMember['user'], role: FormMember['role']): FormMember => ({
  user,
  role,
  is_active: true,
});

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

describe('the members of a form', () => {
  test('get another role from an owner', async () => {
    const form = open([member(noor, 'owner'), member(sam, 'viewer')]);
    const save = vi.spyOn(api, 'saveFormMember').mockResolvedValue({ data: member(sam, 'editor') });
    const actions = await menuOf(sam.email);
    expect(actions).toEqual(['Eigenaar maken', 'Bewerker maken', 'Verwijderen als lid']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Bewerker maken' }));
    await waitFor(() => {
      expect(save.mock.lastCall?.[0]).toEqual({
        params: { id: form.id, user_id: sam.id },
        body: { role: 'editor' },
      });
    });
  });

  test('can step down or leave themselves, and nobody makes themselves more', async () => {
    open([member(noor, 'editor')], false);
    expect(await menuOf(noor.email)).toEqual(['Geen lid meer zijn']);
    expect(screen.queryByRole('button', { name: 'Toevoegen' })).toBeNull();
  });

  test('are added by choosing a colleague and a role', async () => {
    const form = open([member(noor, 'owner')]);
    const save = vi.spyOn(api, 'saveFormMember').mockResolvedValue({ data: member(sam, 'editor') });
    fireEvent.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findByText('Kies een collega.')).not.toBeNull();
    fireEvent.click(screen.getByRole('combobox', { name: 'Collega' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Sam (sam@example.nl)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => {
      expect(save.mock.lastCall?.[0].params).toEqual({ id: form.id, user_id: sam.id });
    });
  });
});
