import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import {
  integrations as setting,
  readIntegrations,
} from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { vi } from 'vitest';
import { screens, type ScreenName } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import {
  IncomingTab,
  IntegrationLayout,
  IntegrationsScreen,
  LogicTab,
  OutgoingTab,
  SettingsTab,
} from '../integrations-area.ts';

/** An integration of the provider `zaken` without values; `members` override the defaults. */
export const buildIntegration = (members: Partial<Integration>): Integration => ({
  id: 'one',
  name: 'Zaaksysteem',
  provider: 'zaken',
  when: 'completion',
  after: null,
  outgoing: [],
  incoming: [],
  options: {},
  ...members,
});

const webhook: Provider = {
  id: 'zaken',
  stage: 'production',
  kind: 'delivery',
  driver: 'webhook',
  name: 'Open Zaak',
  settings: null,
  has_secret: true,
  is_down: false,
  updated_at: '2026-11-20T09:00:00.000Z',
};

/** A version with these integrations and one question, "Naam". */
export const versionWith = (list: readonly Integration[], parts: Partial<Version> = {}): Version =>
  buildVersion({
    settings: { [setting.key]: [...list] },
    pages: [
      {
        id: 'page',
        title: 'Gegevens',
        properties: [buildField('text', 'name', { label: 'Naam' })],
      },
    ],
    ...parts,
  });

const path = (name: ScreenName) => screens[name].path;

/** Opens a screen of a version whose integrations can be saved; each save is one call of `save`. */
export function openIntegration(
  shown: Version,
  name: ScreenName,
  receiver: Partial<Provider> = {},
) {
  let stored = shown;
  vi.spyOn(api, 'getVersion').mockImplementation(() => Promise.resolve({ data: stored }));
  const receivers = vi
    .spyOn(api, 'listProviders')
    .mockImplementation(() => Promise.resolve({ data: [{ ...webhook, ...receiver }] }));
  const save = vi.spyOn(api, 'updateVersion').mockImplementation(({ body }) => {
    stored = { ...stored, settings: body?.settings ?? {}, revision: stored.revision + 1 };
    return Promise.resolve({ data: stored });
  });
  const address = path(name).replace(':id', shown.id).replace(':automation', 'one');
  const tabs = [
    { path: path('integrationSettings'), Component: SettingsTab },
    { path: path('integrationOutgoing'), Component: OutgoingTab },
    { path: path('integrationIncoming'), Component: IncomingTab },
    { path: path('integrationLogic'), Component: LogicTab },
  ];
  const show = () =>
    renderRoute(
      [
        { path: path('versionIntegrations'), Component: IntegrationsScreen },
        { path: path('versionIntegration'), Component: IntegrationLayout, children: tabs },
      ],
      address,
    );
  return { show, save, receivers, stored: () => readIntegrations(stored.settings) };
}
