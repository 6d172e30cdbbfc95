import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { buildSubmission } from '../testing/build-submission.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ReadingLanguage, useReadingLanguage } from './reading-language.tsx';
import { submissionQuery } from './submissions-queries.ts';

const { id } = buildSubmission();

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

function Screen() {
  const [language] = useReadingLanguage();
  const { data } = useQuery(submissionQuery(id, language));
  return data && <ReadingLanguage submission={data} />;
}

test('reads the submission in the chosen language, which is in the address', async () => {
  const read = vi.spyOn(api, 'getSubmission').mockImplementation((request) => {
    const language = request.query?.language ?? 'nl';
    return Promise.resolve({ data: buildSubmission({ language, languages: ['nl', 'en'] }) });
  });
  const addressOf = renderRoute([{ path: '/', Component: Screen }], '/');
  const choice = await screen.findByRole('combobox', { name: 'Taal van de vragen' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Nederlands',
    'Engels',
  ]);
  fireEvent.change(choice, { target: { value: 'en' } });
  await vi.waitFor(() => expect(read.mock.lastCall?.[0].query).toEqual({ language: 'en' }));
  expect(addressOf('whole')).toBe('/?language=en');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'en');
});

test('has no choice when the version has one language', async () => {
  const read = vi.spyOn(api, 'getSubmission').mockResolvedValue({ data: buildSubmission() });
  renderRoute([{ path: '/', Component: Screen }], '/?language=de');
  await vi.waitFor(() => expect(read.mock.lastCall?.[0].query).toEqual({ language: 'de' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});
