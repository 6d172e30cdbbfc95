import { expect } from 'chai';
import type { DeviceDraft } from '../state/device-draft.ts';
import { violations } from '../../testing/accessibility.ts';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  rendered,
  fill,
  focused,
  inside,
  next,
  openTestServer,
  plain,
  showForm,
  until,
  type TestServer,
} from '../../testing/element-page.ts';

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const number = (element: Element) => plain(inside(element).querySelector('.sent-number'));
const notices = (element: Element) =>
  [...inside(element).querySelectorAll('.notices')].map(plain).join(' ');
const isSent = (element: Element) => heading(element) === 'Uw formulier is verstuurd';

async function filledForm(server: TestServer, formId: string = formIds.onePage) {
  const element = await showForm(formId, server);
  await fill(byLabel(element, 'Naam'), 'Fatima');
  await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
  await until(() => inside(element).querySelector('.draft-actions'));
  return element;
}

/** Submits a form whose response never arrives; then the page closes. */
async function closeWhileSending(
  server: TestServer,
  failureMode: 'answer-lost' | 'gone',
  formId?: string,
) {
  const element = await filledForm(server, formId);
  await server.setFailureMode(failureMode);
  const error = next(element, 'error');
  await click(button(element, 'Formulier versturen'));
  await error;
  element.remove();
  await rendered();
  await server.setFailureMode('none');
}

describe('a form whose page closed while submitting', () => {
  afterEach(clear);

  it('is shown as submitted, with its number, when it is opened again', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'answer-lost');
    const again = await showForm(formIds.onePage, server);
    await until(() => isSent(again));
    await until(() => notices(again).includes('U had dit formulier al verstuurd'));
    expect(number(again)).to.equal('PF-000001');
    expect(focused(again)?.id).to.equal('heading');
    expect(button(again, 'Uw antwoorden als PDF opslaan').type).to.equal('button');
    expect((await server.inspect()).received).to.have.length(1);
    expect(await violations(again)).to.deep.equal([]);
  });

  it('leaves answers that the device may not store out of the list', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'answer-lost');
    const again = await showForm(formIds.onePage, server);
    await until(() => isSent(again));
    expect(inside(again).querySelector('.answers')).to.equal(null);
  });

  it('is shown as submitted when the response had arrived but was not shown', async () => {
    const server = openTestServer();
    const page = document.createElement('iframe');
    page.src = `/pages/strict.html?form=${formIds.onePage}&server=${server.baseUrl.split('/')[2] ?? ''}`;
    document.body.append(page);
    const element = await until(() => page.contentDocument?.querySelector('form-builder-render'));
    await until(() => element.shadowRoot?.querySelector('input'));
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    const completed = next(element, 'completed');
    button(element, 'Formulier versturen').click();
    await completed;
    page.remove();
    const again = await showForm(formIds.onePage, server);
    let told = 0;
    again.addEventListener('completed', () => (told += 1));
    await until(() => isSent(again));
    expect(number(again)).to.equal('PF-000001');
    expect((await server.inspect()).received).to.have.length(1);
    // The host page has already received the event; a host page that navigates away on it would do
    // so each time.
    while ((await server.storedKeys()).length > 0) await rendered();
    expect(told).to.equal(0);
  });

  it('shows the number but offers no PDF when it is opened much later on the same device', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'answer-lost');
    const [key = ''] = Object.keys(localStorage).filter((each) => each.includes(formIds.onePage));
    const hourMs = 3_600_000;
    // Written by the element just before.
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as DeviceDraft;
    const { attempt, keptAt } = stored;
    const earlier = { ...attempt, sentAt: (attempt?.sentAt ?? 0) - hourMs };
    localStorage.setItem(
      key,
      JSON.stringify({ ...stored, keptAt: keptAt - hourMs, attempt: earlier }),
    );
    const again = await showForm(formIds.onePage, server);
    await until(() => isSent(again));
    await rendered();
    expect(number(again)).to.equal('PF-000001');
    expect(() => button(again, 'Uw antwoorden als PDF opslaan')).to.throw();
  });

  it('does not remove what another tab has stored since', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const [key = ''] = Object.keys(localStorage).filter((each) => each.includes(formIds.onePage));
    const other = { answers: {}, pageId: 'p1', keptAt: Date.now() };
    localStorage.setItem(key, JSON.stringify(other));
    // Longer than the confirmation must be visible.
    for (const from = performance.now(); performance.now() - from < 2_500;) await rendered();
    expect(localStorage.getItem(key)).to.equal(JSON.stringify(other));
  });

  it('is removed from the device after the confirmation was visible', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    expect(await server.storedKeys()).to.have.length(1);
    while ((await server.storedKeys()).length > 0) await rendered();
    element.remove();
    const again = await showForm(formIds.onePage, server);
    expect(byLabel(again, 'Naam').value).to.equal('');
  });

  it('restores its answers when it did not arrive', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'gone');
    const again = await showForm(formIds.onePage, server);
    await until(() => inside(again).querySelector('#problem'));
    await rendered();
    expect(plain(inside(again).querySelector('.notice-error'))).to.contain(
      'Uw formulier is nog niet verstuurd',
    );
    expect(focused(again)?.id).to.equal('problem');
    expect(byLabel(again, 'Naam').value).to.equal('Fatima');
    expect((await server.inspect()).received).to.have.length(0);
    expect(await violations(again)).to.deep.equal([]);
    const completed = next(again, 'completed');
    await click(button(again, 'Formulier versturen'));
    await completed;
    expect((await server.inspect()).received).to.have.length(1);
  });

  it('shows the screen of what it still waits for', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'answer-lost', formIds.verified);
    const again = await showForm(formIds.verified, server);
    await until(() => heading(again) === 'Bevestig uw e-mailadres');
    expect((await server.inspect()).received).to.have.length(1);
  });

  it('shows that later changes were not sent', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await server.setFailureMode('answer-lost');
    const error = next(element, 'error');
    await click(button(element, 'Formulier versturen'));
    await error;
    // The draft was changed some time after it was sent.
    const [key = ''] = await server.storedKeys();
    await fill(byLabel(element, 'Naam'), 'Fatma');
    element.remove();
    await rendered();
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly keptAt: number };
    localStorage.setItem(key, JSON.stringify({ ...stored, keptAt: stored.keptAt + 60_000 }));
    await server.setFailureMode('none');
    const again = await showForm(formIds.onePage, server);
    await until(() => notices(again).includes('Wat u daarna nog hebt veranderd'));
    expect(number(again)).to.equal('PF-000001');
  });

  it('can be started again as a new form', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'answer-lost');
    const again = await showForm(formIds.onePage, server);
    await until(() => notices(again).includes('U had dit formulier al verstuurd'));
    await click(button(again, 'Opnieuw beginnen'));
    expect(byLabel(again, 'Naam').value).to.equal('');
    expect(notices(again).trim()).to.equal('');
    expect(await server.storedKeys()).to.deep.equal([]);
    await fill(byLabel(again, 'Naam'), 'Noor');
    await fill(byLabel(again, 'E-mailadres'), 'noor@voorbeeld.nl');
    const completed = next(again, 'completed');
    await click(button(again, 'Formulier versturen'));
    expect((await completed).number).to.equal('PF-000002');
  });

  it('stores nothing when the form may not be stored', async () => {
    const server = openTestServer();
    await closeWhileSending(server, 'answer-lost', formIds.notStored);
    const again = await showForm(formIds.notStored, server);
    expect(byLabel(again, 'Naam').value).to.equal('');
    expect(await server.storedKeys()).to.deep.equal([]);
  });
});
