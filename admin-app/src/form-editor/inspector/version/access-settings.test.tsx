import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/client.ts';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { AccessSettings } from './access-settings.tsx';

const provider = (members: Partial<Provider>): Provider => ({
  id: 'digid',
  stage: 'production',
  kind: 'auth',
  driver: 'oidc',
  name: 'DigiD',
  settings: null,
  has_secret: true,
  is_down: false,
  updated_at: '2026-01-01T00:00:00Z',
  ...members,
});

const providers = [
  provider({}),
  provider({ stage: 'test' }),
  provider({ id: 'eherkenning', name: 'eHerkenning', stage: 'test' }),
  provider({ id: 'mollie', name: 'Mollie', kind: 'payment' }),
];

beforeAll(async () => {
  await prepareEditor();
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: providers });
});
const fields = [
  { id: 'mail', short_id: 'mail', type: 'email', label: 'Uw e-mailadres' },
  { id: 'name', short_id: 'name', type: 'text', label: 'Uw naam' },
] as const;

const open = () =>
  renderEditor(
    { pages: [{ id: 'page', title: 'Gegevens', properties: fields }] },
    <AccessSettings />,
  );
const optionsOf = (name: string) => {
  fireEvent.click(screen.getByRole('combobox', { name }));
  return screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
};

test('a login is chosen by name, and can require a level', async () => {
  const editor = open();
  await screen.findByRole('option', { name: 'DigiD', hidden: true });
  const login = 'Inloggen voor het hele formulier';
  expect(optionsOf(login).slice(0, 2)).toEqual(['DigiD', 'eHerkenning (alleen voor tests)']);
  expect(screen.queryByLabelText('Laagste betrouwbaarheid')).toBeNull();
  fireEvent.click(screen.getByRole('option', { name: 'DigiD', hidden: true }));
  fireEvent.click(screen.getByRole('combobox', { name: 'Laagste betrouwbaarheid' }));
  fireEvent.click(screen.getByRole('option', { name: 'DigiD Hoog', hidden: true }));
  expect(editor.document().submission_settings).toEqual({
    is_public: true,
    login_provider: 'digid',
    login_level: 'hoog',
  });
  editor.undo();
  editor.undo();
  expect(editor.document().submission_settings).toEqual({ is_public: true });
});

test('the code is sent to an e-mail question only', () => {
  const editor = open();
  expect(optionsOf('E-mailadres bevestigen met een code')).not.toContain('Uw naam');
  fireEvent.click(screen.getByRole('option', { name: 'Uw e-mailadres', hidden: true }));
  expect(editor.document().submission_settings.verification_field).toBe('mail');
});

test('the days of a reminder stay within their bounds, and an empty input means none', () => {
  const editor = open();
  const input = screen.getByRole('textbox', { name: 'Herinnering aan een bewaard formulier' });
  fireEvent.change(input, { target: { value: '7' } });
  expect(editor.document().submission_settings.reminder_days).toBe(7);
  fireEvent.change(input, { target: { value: '75' } });
  expect(editor.document().submission_settings.reminder_days).toBe(7);
  fireEvent.change(input, { target: { value: '' } });
  expect(editor.document().submission_settings).toEqual({ is_public: true });
});

test('a switch that returns to its default leaves nothing behind', () => {
  const editor = open();
  const older = screen.getByRole('switch', { name: /^Bezoekers mogen een oudere versie/ });
  fireEvent.click(older);
  expect(editor.document().submission_settings.may_finish_older).toBe(false);
  fireEvent.click(older);
  expect(editor.document().submission_settings).toEqual({ is_public: true });
});
