import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { activateLanguage, loadTexts } from '../../languages/languages.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens } from '../../testing/render-screen.tsx';
import { SideBySideSection } from './side-by-side-section.tsx';
// Fetched when it is opened; here before, because that takes longer than the test waits.
import './side-by-side.tsx';

const name = buildField('text', 'name', { label: 'Naam' });
const pageOf = (id: string, ...properties: Version['pages'][number]['properties']) => ({
  id,
  title: `Pagina ${id}`,
  next_text: '',
  previous_text: '',
  properties,
});
const before = buildVersion({ id: 'v1', number: 1, pages: [pageOf('a', name), pageOf('b')] });
const after = buildVersion({
  id: 'v2',
  number: 2,
  pages: [pageOf('a', { ...name, label: 'Volledige naam' }), pageOf('c')],
});

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});

const versionColumn = (number: number) =>
  screen.findByRole('region', { name: `Versie ${String(number)}` });

/** The input of the visitor's page, which is in a shadow root. */
async function findInput(number: number): Promise<HTMLInputElement> {
  const column = await versionColumn(number);
  return waitFor(() => {
    const found = column.querySelector('[data-form-ground]')?.shadowRoot?.querySelector('input');
    if (!found) throw new Error(`version ${String(number)} has no input`);
    return found;
  });
}

/** The rules that write the word at the changed field of a version. */
async function findMarks(number: number): Promise<readonly string[]> {
  const ground = (await findInput(number)).getRootNode();
  if (!(ground instanceof ShadowRoot)) throw new Error('the page is not in a shadow root');
  return ground.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.includes('content: "Gewijzigd"') && rule.includes('field-name'));
}

test('both versions are shown on request, with the same answers', async () => {
  const Section = () => (
    <SideBySideSection
      before={before}
      after={after}
      changedPageIds={new Set(['a'])}
      changedFieldIds={new Set(['name'])}
    />
  );
  renderRoute([{ path: '/', Component: Section }], '/');
  const open = screen.getByRole('button', { name: 'Beide versies naast elkaar bekijken' });
  expect(open.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(open);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Pagina');
  expect([...choice.options].map(({ label }) => label)).toEqual([
    'Pagina a (gewijzigd)',
    'Pagina c (nieuw)',
    'Pagina b (vervallen)',
  ]);
  expect(await findMarks(1)).toHaveLength(1);
  expect(await findMarks(2)).toHaveLength(1);

  fireEvent.input(await findInput(1), { target: { value: 'Noor' } });
  await waitFor(async () => expect((await findInput(2)).value).toBe('Noor'));

  fireEvent.change(choice, { target: { value: 'c' } });
  const missing = 'Deze pagina staat niet in deze versie.';
  expect(within(await versionColumn(1)).getByText(missing)).not.toBeNull();
  expect(within(await versionColumn(2)).queryByText(missing)).toBeNull();

  fireEvent.change(choice, { target: { value: 'a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Antwoorden wissen' }));
  await waitFor(async () => expect((await findInput(1)).value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Voorbeeldantwoorden invullen' }));
  expect(screen.getByText('Beide versies zijn ingevuld.')).not.toBeNull();
  await waitFor(async () => expect((await findInput(1)).value).not.toBe(''));
  expect((await findInput(2)).value).toBe((await findInput(1)).value);

  fireEvent.click(screen.getByRole('button', { name: 'Voorbeeld sluiten' }));
  expect(screen.queryByRole('region', { name: 'Versie 1' })).toBeNull();
});
