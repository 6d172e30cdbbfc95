import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { FormImport } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { ImportFailure } from './import-failure.tsx';
import { ImportFormPanel } from './import-form-panel.tsx';
import { ImportReport } from './import-report.tsx';

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

const report: FormImport = {
  name: 'Melding',
  title: 'Melding doen',
  type: 'form',
  languages: ['nl', 'en'],
  page_count: 2,
  field_count: 9,
  unresolved: [],
  made: null,
};

test('says what a file brings, and that nothing is missing', () => {
  renderScreen(<ImportReport report={report} />);
  expect(
    screen.getByText('“Melding doen”: 2 pagina’s, 9 velden. Talen: Nederlands, Engels.'),
  ).toBeTruthy();
  expect(screen.getByText(/Alles wat het formulier nodig heeft/)).toBeTruthy();
});

test('names what the organisation lacks, and the fields that need it', () => {
  const unresolved: FormImport['unresolved'] = [
    { kind: 'list', name: 'Straten', fields: ['Straat', 'Tweede straat'] },
    { kind: 'auth', name: 'DigiD', fields: [] },
  ];
  renderScreen(<ImportReport report={{ ...report, unresolved }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Straten: Keuzelijst, ontbreekt hier (Straat, Tweede straat)',
    'DigiD: Inlogmiddel, ontbreekt hier',
  ]);
});

test('says why a file is refused, and where it is wrong', () => {
  const problem = {
    type: 'x',
    code: 'form_file_invalid',
    title: 'x',
    status: 400,
    detail: 'x',
    message: 'Er staat iets in dat niet klopt.',
    errors: { 'version.pages': ['Dubbel.'] },
  };
  renderScreen(<ImportFailure error={new ApiError(400, problem)} />);
  expect(screen.getByRole('alert').textContent).toContain('Er staat iets in dat niet klopt.');
  expect(screen.getByRole('listitem').textContent).toBe('version.pages: Dubbel.');
});

describe('the panel', () => {
  const made = { form_id: 'form', version_id: 'version' };
  const show = (formId?: string) =>
    renderRoute(
      [
        {
          path: '/',
          element: <ImportFormPanel isOpen onClose={() => undefined} {...(formId && { formId })} />,
        },
        { path: '*', element: null },
      ],
      '/',
    );
  const choose = async (content: string) => {
    const file = new File([content], 'melding.json');
    // jsdom does not read files.
    Object.defineProperty(file, 'text', { value: () => Promise.resolve(content) });
    await screen.findByRole('button', { name: /bestand kiezen/i });
    const input = document.querySelector('input[type="file"]');
    if (input === null) throw new Error('No file can be chosen.');
    fireEvent.change(input, { target: { files: [file] } });
  };

  test('first says what a file brings, then makes the form under a name', async () => {
    const call = vi.spyOn(api, 'importForm').mockResolvedValue({ data: report });
    const where = show();
    await choose('{}');
    fireEvent.change(await screen.findByLabelText('Naam'), { target: { value: 'Gat in de weg' } });
    expect(call.mock.calls).toEqual([[{ body: { content: '{}' } }]]);
    call.mockResolvedValue({ data: { ...report, made } });
    fireEvent.click(screen.getByRole('button', { name: 'Formulier maken' }));
    await waitFor(() => expect(where()).toBe('/forms/version/version'));
    const body = { content: '{}', name: 'Gat in de weg', is_applied: true };
    expect(call.mock.calls.at(-1)).toEqual([{ body }]);
  });

  test('makes the next version of a form, and the lists of versions are read again', async () => {
    const list = queryKeys.versions.list({ form: 'form' });
    queryClient.setQueryData(list, []);
    vi.spyOn(api, 'importForm').mockResolvedValue({ data: { ...report, made } });
    show('form');
    await choose('{}');
    fireEvent.click(await screen.findByRole('button', { name: 'Versie maken' }));
    await waitFor(() => expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true));
  });

  test('says why a file is refused, and takes the next one', async () => {
    const call = vi.spyOn(api, 'importForm').mockRejectedValueOnce(new Error('offline'));
    show();
    await choose('{');
    expect(await screen.findByRole('alert')).not.toBeNull();
    call.mockResolvedValue({ data: report });
    await choose('{}');
    expect(await screen.findByText(/Alles wat het formulier nodig heeft/)).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
