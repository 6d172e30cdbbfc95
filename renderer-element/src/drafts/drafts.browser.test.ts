import { expect } from 'chai';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  rendered,
  fill,
  isHydrated,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../testing/element-page.ts';

/** A page of its own, so that the test can reload it. */
async function openPage(formId: string) {
  const page = document.createElement('iframe');
  page.src = `/pages/strict.html?form=${formId}&server=${openTestServer().baseUrl.split('/')[2] ?? ''}`;
  await appended(page);
  return page;
}

/** A page whose load was not awaited would pass for the reloaded one. */
async function appended(page: HTMLIFrameElement): Promise<void> {
  const loaded = once(page, 'load');
  document.body.append(page);
  await loaded;
}

const once = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

async function elementIn(page: HTMLIFrameElement): Promise<Element> {
  const element = await until(() => page.contentDocument?.querySelector('form-builder-render'));
  // A prerendered input has no answer of a draft yet.
  await until(() => isHydrated(element));
  await until(() => element.shadowRoot?.querySelector('input'));
  await rendered();
  return element;
}

function reload(page: HTMLIFrameElement): Promise<unknown> {
  const loaded = once(page, 'load');
  page.contentWindow?.location.reload();
  return loaded;
}

/** The same page in another tab. */
async function openAgain(page: HTMLIFrameElement) {
  const again = document.createElement('iframe');
  again.src = page.src;
  await appended(again);
  return again;
}

const notices = (element: Element) => plain(element.shadowRoot?.querySelector('.notices') ?? null);

describe('a draft on the device', () => {
  afterEach(() => {
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
    clear();
  });

  it('survives a reload right after the last key, and shows this', async () => {
    const page = await openPage(formIds.onePage);
    const before = await elementIn(page);
    const name = byLabel(before, 'Naam');
    name.value = 'Fatima';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    await reload(page);
    const after = await elementIn(page);
    expect(byLabel(after, 'Naam').value).to.equal('Fatima');
    await until(() => notices(after).includes('uw bewaarde antwoorden geopend'));
  });

  it('is not announced as restored when it has no answers', async () => {
    const page = await openPage(formIds.onePage);
    await elementIn(page);
    await reload(page);
    expect(notices(await elementIn(page))).to.equal('');
  });

  it('is not overwritten by a tab without input, and that tab shows a notice', async () => {
    const page = await openPage(formIds.onePage);
    const typing = await elementIn(page);
    const otherPage = await openAgain(page);
    const other = await elementIn(otherPage);
    await fill(byLabel(typing, 'Naam'), 'Fatima');
    await until(() => notices(other).includes('in een ander tabblad'));
    expect(notices(typing)).to.equal('');
    await reload(otherPage);
    expect(byLabel(await elementIn(otherPage), 'Naam').value).to.equal('Fatima');
  });

  it('restores the page where the visitor was, invalid text included', async () => {
    const server = openTestServer();
    const first = await showForm(formIds.commonTypes, server);
    await fill(byLabel(first, 'Aantal personen'), 'twee');
    await fill(byLabel(first, 'Datum'), '31-02-2026');
    first.remove();
    await rendered();
    const second = await showForm(formIds.commonTypes, server);
    expect(byLabel(second, 'Aantal personen').value).to.equal('twee');
    expect(byLabel(second, 'Datum').value).to.equal('31-02-2026');
  });

  it('is removed by "begin again"', async () => {
    const server = openTestServer();
    const first = await showForm(formIds.onePage, server);
    await fill(byLabel(first, 'Naam'), 'Fatima');
    first.remove();
    await rendered();
    const second = await showForm(formIds.onePage, server);
    await click(button(second, 'Opnieuw beginnen'));
    expect(byLabel(second, 'Naam').value).to.equal('');
    expect(await server.storedKeys()).to.deep.equal([]);
  });

  it('is not stored for a form that forbids it', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.notStored, server);
    await fill(byLabel(element, 'Naam'), 'Fatima');
    element.remove();
    await rendered();
    expect(await server.storedKeys()).to.deep.equal([]);
  });
});
