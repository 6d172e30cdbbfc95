import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import * as posting from '../attachments/post-file.ts';
import { applySettings } from '../session/apply-settings.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { sessionState } from '../session/session-state.ts';
import { prepareScreens } from '../testing/render-screen.tsx';
import { loadTexts } from '../languages/languages.ts';
import { SettingsForm } from './settings-form.tsx';
import { platformSections } from './sections/platform-sections.ts';

const url = `/attachments/${'k'.repeat(43)}/logo.png`;
const image: Attachment = {
  url,
  purpose: 'image',
  name: 'logo.png',
  content_type: 'image/png',
  size_bytes: 1200,
  created_at: '2026-01-01T00:00:00.000Z',
};

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
beforeEach(() => {
  vi.restoreAllMocks();
  const upload = { upload_id: 'upload', action: '/storage/uploads', inputs: {} };
  vi.spyOn(api, 'createSettingImageUpload').mockResolvedValue({ data: upload });
  vi.spyOn(posting, 'postFile').mockResolvedValue(true);
});

function open(settings: Readonly<Record<string, unknown>>) {
  applySettings(settings);
  const Component = () => <SettingsForm sections={platformSections} />;
  renderRoute([{ path: '/', Component }], '/');
  return screen.getByRole('group', { name: 'Logo voor medewerkers' });
}

const choose = (group: HTMLElement) => {
  const input = group.querySelector('input[type="file"]');
  if (input === null) throw new Error('No file can be chosen.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png')] } });
};

test('saving waits until a chosen logo is uploaded', async () => {
  let resolve: (answer: { data: Attachment }) => void = () => undefined;
  vi.spyOn(api, 'createSettingImage').mockReturnValue(
    new Promise((resolveUpload) => {
      resolve = resolveUpload;
    }),
  );
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Opslaan' });
  choose(open({ login_logo: null }));
  await waitFor(() => expect(save().disabled).toBe(true));
  resolve({ data: image });
  expect(await screen.findByText('logo.png')).not.toBeNull();
  await waitFor(() => expect(save().disabled).toBe(false));
});

test('a saved title is in use at once', () => {
  const tenant = { slug: 'demo', name: 'Gemeente Demo' };
  sessionState.config = {
    app: { title: tenant.name },
    tenant,
    auth: { url: 'https://login.example', client_id: 'admin', scope: 'openid' },
    accounts: { url: 'https://login.example' },
    suite: { products: [] },
    is_evaluation: false,
  };
  applySettings({ title: 'Mijn formulieren' });
  expect(sessionState.config.app.title).toBe('Mijn formulieren');
  applySettings({ title: null });
  expect(sessionState.config.app.title).toBe(tenant.name);
});

test('an uploaded logo is shown, and saved with the other settings', async () => {
  const add = vi.spyOn(api, 'createSettingImage').mockResolvedValue({ data: image });
  const save = vi
    .spyOn(api, 'updateSettings')
    .mockResolvedValue({ data: { login_logo: url, title: null } });
  const group = open({ login_logo: null });
  choose(group);
  expect(await screen.findByText('logo.png')).not.toBeNull();
  expect(add).toHaveBeenCalledWith(
    { body: { upload_id: 'upload', name: 'logo.png' } },
    expect.anything(),
  );
  expect(document.activeElement).toBe(group);
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledWith({ body: [{ id: 'login_logo', value: url }] }),
  );
});

test('a failed upload says so and keeps the image that was there', async () => {
  vi.spyOn(posting, 'postFile').mockResolvedValue(false);
  const group = open({ login_logo: url });
  fireEvent.click(screen.getByRole('button', { name: 'Vervangen' }));
  choose(group);
  expect(await screen.findByText('Het uploaden is niet gelukt')).not.toBeNull();
  expect(group.querySelector('img')?.getAttribute('src')).toBe(url);
});

test('a removed image is stored as none', async () => {
  const save = vi.spyOn(api, 'updateSettings').mockResolvedValue({ data: { login_logo: null } });
  open({ login_logo: url });
  fireEvent.click(screen.getByRole('button', { name: 'Weghalen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledWith({ body: [{ id: 'login_logo', value: null }] }),
  );
});

test('the tab gets the icon of the organisation', () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  document.head.append(icon);
  applySettings({ app_favicon: url });
  expect(icon.getAttribute('href')).toBe(url);
  applySettings({ app_favicon: 'https://elders.example/icoon.png' });
  expect(icon.getAttribute('href')).toBe('/favicon.svg');
  icon.remove();
});

test('a logo at a web address is shown in a frame', () => {
  open({ mail_logo: 'https://beeld.example/logo.png?a=1&b=2' });
  const frame = screen.getByTitle('Voorbeeld van de afbeelding');
  expect(frame.getAttribute('src')).toBe(
    `/pages/image-preview?url=${encodeURIComponent('https://beeld.example/logo.png?a=1&b=2')}`,
  );
  expect(frame.getAttribute('sandbox')).toBe('');
});
