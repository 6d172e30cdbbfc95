import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { expect } from 'chai';
import {
  button,
  byLabel,
  click,
  fill,
  inside,
  next,
  openTestServer,
  until,
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';

/** The chunks that the server preloads for a form, besides those of every form. */
async function namedFiles(formId: string, baseUrl: string): Promise<readonly string[]> {
  const url = `${baseUrl}v0/public/forms/${formId}?environment=production`;
  const answer = await fetch(url, { headers: { 'accept-language': 'nl-NL' } });
  // The test server answers in the contract.
  const { data } = (await answer.json()) as { data: PublicForm };
  return data.first_page?.files ?? [];
}

/** The chunks that the element fetches before it shows the form, when nobody preloads them. */
async function fetchedFiles(formId: string, baseUrl: string): Promise<readonly string[]> {
  return filesIn(await openAlone(formId, baseUrl));
}

/** An element on a page of its own, where nobody preloads anything. */
async function openAlone(formId: string, baseUrl: string): Promise<Element> {
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
  return element;
}

/** The chunks on the page of an element so far, besides those of every form. */
const filesIn = ({ ownerDocument: { defaultView } }: Element): readonly string[] =>
  (defaultView?.performance.getEntriesByType('resource') ?? [])
    .map(({ name }) => new URL(name).pathname.slice(1))
    .filter((file) => /^element\/(?!(?:element|styles|nl)-)/.test(file));

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

describe('the chunks of a simple form until its confirmation', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  it('include the deferred code and its texts; mailing a copy comes with the wish for one', async () => {
    const element = await openAlone(formIds.onePage, openTestServer().baseUrl);
    await until(() => inside(element).querySelector('.draft-actions'));
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await click(button(element, 'Formulier versturen'));
    const offer = await until(
      () => inside(element).querySelector('.sent') && button(element, 'Kopie per e-mail sturen'),
    );
    const texts = filesIn(element).filter((file) => file.startsWith('element/further-nl-'));
    expect(texts).to.have.length(1);
    // A slow server has the element fetch notices as well.
    const before = filesIn(element);
    expect(before.length).to.be.at.least(2);
    await click(offer);
    await until(() => inside(element).querySelector('form [type=email]'));
    expect(filesIn(element).length).to.be.above(before.length);
  });
});
