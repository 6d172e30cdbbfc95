import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { expect } from 'chai';
import { next, openTestServer, until } from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms.ts';

/** The chunks that the server names for a form, besides those of every form. */
async function namedFiles(formId: string, baseUrl: string): Promise<readonly string[]> {
  const url = `${baseUrl}v0/public/forms/${formId}?environment=production`;
  const answer = await fetch(url, { headers: { 'accept-language': 'nl-NL' } });
  // The test server answers in the contract.
  const { data } = (await answer.json()) as { data: PublicForm };
  return data.first_page?.files ?? [];
}

/** The chunks that the element fetches before it shows the form, when nobody preloads them. */
async function fetchedFiles(formId: string, baseUrl: string): Promise<readonly string[]> {
  const frame = document.createElement('iframe');
  frame.src = '/pages/empty.html';
  document.body.append(frame);
  const view = await until(() => frame.contentWindow?.customElements && frame.contentWindow);
  await until(() => view.customElements.get('form-builder-render'));
  const element = view.document.createElement('form-builder-render');
  Object.entries({ 'form-id': formId, 'base-url': baseUrl, locale: 'nl-NL' }).forEach(
    ([name, value]) => element.setAttribute(name, value),
  );
  const ready = next(element, 'ready');
  view.document.body.append(element);
  await ready;
  return view.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.slice(1))
    .filter((file) => /^element\/(?!(?:element|styles|nl)-)/.test(file));
}

describe('the chunks that a prerendered page names', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  const ids = [
    'onePage',
    'twoPages',
    'commonTypes',
    'searchedLists',
    'themed',
    'everyType',
  ] as const;
  for (const id of ids) {
    it(`are those that the element fetches before it shows the form: ${id}`, async () => {
      const { baseUrl } = openTestServer();
      const named = await namedFiles(formIds[id], baseUrl);
      const fetched = await fetchedFiles(formIds[id], baseUrl);
      expect([...named].sort()).to.deep.equal([...new Set(fetched)].sort());
    });
  }

  it('load before the code that needs them', async () => {
    const { baseUrl } = openTestServer();
    const frame = document.createElement('iframe');
    frame.src = `/pages/waiting.html?form=${formIds.commonTypes}&server=${baseUrl.split('/')[2] ?? ''}`;
    document.body.append(frame);
    const named = await namedFiles(formIds.commonTypes, baseUrl);
    const preloaded = () =>
      [...(frame.contentDocument?.querySelectorAll('[rel=modulepreload]') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
    await until(() => named.every((file) => preloaded().includes(`${location.origin}/${file}`)));
    expect(named.length).to.be.greaterThan(0);
  });

  it('are none for a form with light fields and no rules', async () => {
    expect(await namedFiles(formIds.onePage, openTestServer().baseUrl)).to.deep.equal([]);
  });
});
