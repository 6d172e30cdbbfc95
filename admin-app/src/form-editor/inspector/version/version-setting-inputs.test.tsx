import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../../api/client.ts';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import type { VersionSetting } from '@form-builder/core/version-settings/version-setting.ts';
import { versionSettingSections } from '@form-builder/core/version-settings/version-setting.ts';
import { versionSettings } from '@form-builder/core/version-settings/version-settings.ts';
import { VersionSettingInputs } from './version-setting-inputs.tsx';

const fields: readonly Field[] = [
  { id: 'mail', short_id: 'mail', type: 'email', label: 'Uw e-mailadres' },
  { id: 'name', short_id: 'name', type: 'text', label: 'Uw naam' },
];

const AllSettings = () =>
  versionSettingSections.map((section) => <VersionSettingInputs key={section} section={section} />);

const open = (settings: Version['settings']) =>
  renderEditor(
    { pages: [{ id: 'page', title: 'Gegevens', properties: fields }], settings },
    <AllSettings />,
  );

const digid: Provider = {
  id: 'digid',
  stage: 'production',
  kind: 'auth',
  driver: 'oidc',
  name: 'DigiD',
  settings: null,
  has_secret: true,
  is_down: false,
  updated_at: '2026-11-20T09:00:00.000Z',
};
const payments: Provider = { ...digid, id: 'pay', kind: 'payment', name: 'Betalen' };

beforeAll(prepareEditor);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the settings of mails', () => {
  test('are offered once the confirmation is on', async () => {
    open({});
    expect(screen.queryByLabelText('Onderwerp van de bevestigingsmail')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: /^Bevestigingsmail/ }));
    expect(await screen.findByLabelText('Onderwerp van de bevestigingsmail')).toBeTruthy();
  });

  test('put an answer into the subject as a chip with its name', async () => {
    const editor = open({
      'confirmation_mail.is_enabled': true,
      'confirmation_mail.subject': 'Beste ',
    });
    const insert = 'Antwoord invoegen in Onderwerp van de bevestigingsmail';
    const box = await screen.findByRole('textbox', { name: 'Onderwerp van de bevestigingsmail' });
    fireEvent.click(screen.getByRole('button', { name: insert }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Uw naam' }));
    expect(editor.document().settings).toMatchObject({
      'confirmation_mail.subject': 'Beste {{ {name} }}',
    });
    expect(box.textContent).toContain('Beste Uw naam');
  });

  test('offer only e-mail questions as the recipient', () => {
    open({ 'confirmation_mail.is_enabled': true });
    fireEvent.click(screen.getByRole('combobox', { name: 'Ontvanger van de bevestigingsmail' }));
    const names = screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent);
    expect(names).toContain('Uw e-mailadres');
    expect(names).not.toContain('Uw naam');
  });
});

describe('the settings of a co-signature', () => {
  test('offer an address, a name that is no address, and days within their limits', () => {
    const editor = open({});
    fireEvent.click(screen.getByRole('switch', { name: /^Medeondertekening/ }));
    fireEvent.click(screen.getByRole('combobox', { name: 'Naam van de tweede persoon' }));
    expect(screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Uw naam']),
    );
    fireEvent.click(screen.getByRole('option', { name: 'Uw naam', hidden: true }));
    const days = screen.getByLabelText('Dagen om mee te ondertekenen');
    expect(days).toHaveProperty('value', '14');
    fireEvent.change(days, { target: { value: '21' } });
    fireEvent.change(days, { target: { value: '' } });
    expect(editor.document().settings).toMatchObject({
      'co_signature.is_enabled': true,
      'co_signature.name': 'name',
      'co_signature.days': 21,
    });
  });

  test('by login offer the logins of the organisation, each with its least level', async () => {
    vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [digid, payments] });
    const editor = open({ 'co_signature.is_enabled': true });
    const stored = () => editor.document().settings['co_signature.logins'];
    expect(screen.queryByLabelText('Inlogmiddelen voor de medeondertekening')).toBeNull();
    fireEvent.click(screen.getByRole('combobox', { name: 'Manier van medeondertekenen' }));
    fireEvent.click(screen.getByRole('option', { name: /^Met inloggen/, hidden: true }));
    const [logins] = await screen.findAllByLabelText('Inlogmiddelen voor de medeondertekening');
    if (logins) fireEvent.click(logins);
    expect(screen.queryByRole('option', { name: 'Betalen', hidden: true })).toBeNull();
    fireEvent.click(await screen.findByRole('option', { name: 'DigiD', hidden: true }));
    expect(stored()).toEqual([{ provider: 'digid' }]);
    fireEvent.click(screen.getByRole('combobox', { name: 'Laagste betrouwbaarheid van DigiD' }));
    fireEvent.click(screen.getByRole('option', { name: 'DigiD Midden', hidden: true }));
    expect(stored()).toEqual([{ provider: 'digid', least_level: 'midden' }]);
  });
});

describe('a setting that was never changed', () => {
  const offered: readonly VersionSetting[] = versionSettings;
  const shown = offered.filter(({ input, appliesWhen }) => input === 'switch' && !appliesWhen);
  const nameOf = ({ key }: VersionSetting) =>
    translatorOf('nl')(`diff.setting.${key}` as MessageId);

  test.each([1, 2])('is shown in the panel as a form of %i pages has it', (count) => {
    const pages = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      title: '',
      properties: [],
    }));
    renderEditor({ pages, settings: {} }, <AllSettings />);
    for (const setting of shown) {
      const control = screen.getByRole('switch', { name: new RegExp(`^${nameOf(setting)}`, 'i') });
      expect([setting.key, (control as HTMLInputElement).checked]).toEqual([
        setting.key,
        readVersionSetting({ pages, settings: {} }, setting),
      ]);
    }
    expect(shown.length).toBeGreaterThan(3);
  });
});

test('half an address is not stored, and stays in its input with a remark until it is whole', async () => {
  const editor = open({});
  const input = await screen.findByLabelText<HTMLInputElement>('Pagina na het versturen');
  fireEvent.change(input, { target: { value: 'https' } });
  expect(input.value).toBe('https');
  expect(screen.getByText(/Dit is nog niet bewaard/)).toBeTruthy();
  expect(editor.document().settings).toEqual({});
  fireEvent.change(input, { target: { value: 'https://voorbeeldstad.nl/klaar' } });
  expect(screen.queryByText(/Dit is nog niet bewaard/)).toBeNull();
  expect(editor.document().settings['confirmation.return_url']).toBe(
    'https://voorbeeldstad.nl/klaar',
  );
});
