import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { TableRows } from '../../data-table/table-rows.tsx';
import { buildForm } from '../../testing/build-form.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { useCommonActions } from './use-common-actions.tsx';

beforeAll(prepareScreens);
beforeEach(() => signInWith(['form-read', 'form-edit', 'form-delete']));

async function openMenu(members: Partial<Form>) {
  const form = buildForm(members);
  const Rows = () => (
    <TableRows
      label="Formulieren"
      columns={[{ id: 'name', header: 'Naam', cell: ({ name }: Form) => name }]}
      rows={[form]}
      rowActions={useCommonActions()}
    />
  );
  renderRoute([{ path: '/', Component: Rows }], '/');
  fireEvent.click(screen.getByRole('button', { name: 'Acties' }));
  return within(await screen.findByRole('menu'));
}

const published: Form['published'] = [
  { environment: 'production', version_id: 'v1', number: 1, at: '2026-01-01T00:00:00Z' },
];

test('the menu of a published form says why it cannot be archived or deleted now', async () => {
  const menu = await openMenu({
    published,
    is_editable: true,
    is_archivable: false,
    is_deletable: false,
  });
  const reason = 'Trek eerst de publicatie in.';
  for (const action of ['Archiveren', 'Verwijderen']) {
    const item = menu.getByRole('menuitem', { name: `${action} ${reason}` });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(item);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a form with submissions is not deleted, and archiving is offered instead', async () => {
  const menu = await openMenu({
    submission_count: 3,
    is_editable: true,
    is_archivable: true,
    is_deletable: false,
  });
  expect(menu.getByRole('menuitem', { name: /^Verwijderen Er zijn inzendingen\./ })).not.toBeNull();
  const archive = menu.getByRole('menuitem', { name: 'Archiveren' });
  expect(archive.getAttribute('aria-disabled')).toBeNull();
});

test('what somebody may never do is not in the menu', async () => {
  signInWith(['form-read']);
  const menu = await openMenu({
    published,
    latest_version: { id: 'v1', number: 1 },
    is_editable: false,
    is_archivable: false,
    is_deletable: false,
  });
  expect(menu.queryByRole('menuitem', { name: /Verwijderen|Archiveren/ })).toBeNull();
});
