import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { sessionState } from '../session/session-state.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { securitySections } from './sections/security-sections.ts';
import { SettingsForm } from './settings-form.tsx';

const sections = securitySections.filter(({ Preview }) => Preview !== undefined);

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

test('the terms of logs have limits, and show what goes before they are saved', async () => {
  sessionState.settings = {
    logbook_days_security: 1_095,
    logbook_days_handling: 1_825,
    logbook_days_administration: 2_555,
    processing_log_days: 1_825,
  };
  const preview = vi
    .spyOn(api, 'getLogRetentionPreview')
    .mockImplementation(({ query = {} } = {}) =>
      Promise.resolve({
        data: {
          at: '2026-11-27T01:00:00.000Z',
          logs: [
            {
              kind: 'handling' as const,
              days: Number(query['handling']),
              before: '2021-11-27T01:00:00.000Z',
              count: query['handling'] === '1095' ? 42 : 0,
            },
          ],
        },
      }),
    );
  const update = vi.spyOn(api, 'updateSettings');
  renderRoute([{ path: '/', element: <SettingsForm sections={sections} /> }], '/');
  expect(await screen.findByText('Niets uit de logboeken.')).not.toBeNull();
  const term = screen.getByLabelText(/Inzage en behandeling van inzendingen/);
  fireEvent.change(term, { target: { value: '1095' } });
  expect(
    await screen.findByText(/Inzage en behandeling van inzendingen: 42 regels/),
  ).not.toBeNull();
  expect(preview).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ handling: '1095' }) as unknown }),
    expect.anything(),
  );
  fireEvent.change(term, { target: { value: '100' } });
  expect(screen.queryByText(/Met deze termijnen verdwijnt/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Schrijf een heel getal van 1095 tot 3650.')).not.toBeNull();
  await waitFor(() => expect(update).not.toHaveBeenCalled());
});
