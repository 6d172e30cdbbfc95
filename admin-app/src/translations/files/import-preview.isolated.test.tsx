import { ApiError } from '@form-builder/core/client/create-client.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { ImportPreview } from './import-preview.tsx';

vi.mock('../../form-editor/editor/editor-context.ts', () => ({ useEditor: () => ({}) }));

beforeAll(prepareScreens);
test('an unreadable file changes nothing, and shows one error', () => {
  const error = new ApiError(400, undefined);
  renderScreen(
    <ImportPreview report={null} error={error} language="en" onClose={() => undefined} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Er is niets gewijzigd.');
  expect(screen.queryByRole('button', { name: 'Wijzigingen overnemen' })).toBeNull();
});

test('names what is not taken over and why, and offers nothing when there is no change', () => {
  const refused = [{ key: 'gone.label', reason: 'unknown' as const }];
  const report = { changes: [], refused, unchanged: 3 };
  renderScreen(
    <ImportPreview report={report} error={null} language="en" onClose={() => undefined} />,
  );
  expect(screen.getByText('Gewijzigd: 0. Ongewijzigd: 3. Niet overgenomen: 1.')).toBeDefined();
  expect(screen.getByText('gone.label')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Wijzigingen overnemen' })).toBeNull();
});
