import { expect } from 'chai';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  byLabel,
  rendered,
  openTestServer,
  until,
  type TestServer,
} from '../../testing/element-page.ts';

/** A page of its own, with a prerendered form whose element code waits. */
async function openWaiting(formId: string, server: TestServer, hash = '') {
  const frame = document.createElement('iframe');
  frame.src = `/pages/waiting.html?form=${formId}&server=${server.baseUrl.split('/')[2] ?? ''}${hash}`;
  document.body.append(frame);
  return lookAt(frame);
}

async function openAgain(frame: HTMLIFrameElement) {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.contentWindow?.location.reload();
  await loaded;
  return lookAt(frame);
}

async function lookAt(frame: HTMLIFrameElement) {
  const element = await until(() => {
    const found = frame.contentDocument?.querySelector('form-builder-render');
    return found?.shadowRoot?.querySelector('input') && found;
  });
  // Set by the page's own script when the code has loaded.
  const view = frame.contentWindow as unknown as { goOn?: () => void };
  const goOn = await until(() => view.goOn);
  return { frame, element, goOn };
}

function type(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function press(control: HTMLInputElement): void {
  control.checked = true;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** All local storage, as text. */
const stored = () => JSON.stringify(Object.entries(localStorage));

const isInert = (element: Element) => element.shadowRoot?.querySelector('div')?.inert === true;

describe('a prerendered page without its code', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  it('stores what is typed and chosen, until the form itself does', async () => {
    const first = await openWaiting(formIds.commonTypes, openTestServer());
    type(byLabel(first.element, 'Tekst'), 'Losse tegel');
    type(byLabel(first.element, 'Toelichting'), 'Bij de brug');
    press(byLabel(first.element, 'Ja'));
    press(byLabel(first.element, 'Nee'));
    press(byLabel(first.element, 'Ja'));
    const { element, goOn } = await openAgain(first.frame);
    expect(byLabel(element, 'Tekst').value).to.equal('Losse tegel');
    expect(byLabel(element, 'Toelichting').value).to.equal('Bij de brug');
    expect([byLabel(element, 'Ja').checked, byLabel(element, 'Nee').checked]).to.deep.equal([
      true,
      false,
    ]);
    goOn();
    await until(() => !stored().includes(':early:'));
    await rendered();
    expect(byLabel(element, 'Tekst').value).to.equal('Losse tegel');
    for (const answer of ['Losse tegel', 'Bij de brug']) expect(stored()).to.contain(answer);
  });

  it("does not store a citizen's number or what is marked as sensitive", async () => {
    const { element } = await openWaiting(formIds.secret, openTestServer());
    type(byLabel(element, 'Burgerservicenummer'), '111222333');
    type(byLabel(element, 'Uw schuld'), '23456');
    expect(stored()).not.to.contain('111222333');
    expect(stored()).not.to.contain('23456');
  });

  it('stores nothing of a form that may not be stored on the device', async () => {
    const { element } = await openWaiting(formIds.notStored, openTestServer());
    type(byLabel(element, 'Naam'), 'Fatima');
    expect(localStorage).to.have.length(0);
  });

  it('is inert while the device has a draft', async () => {
    const server = openTestServer();
    const first = await openWaiting(formIds.onePage, server);
    type(byLabel(first.element, 'Naam'), 'Fatima');
    first.goOn();
    await until(() => !stored().includes(':early:'));
    const again = await openAgain(first.frame);
    expect(isInert(again.element)).to.equal(true);
    again.goOn();
    await until(() => byLabel(again.element, 'Naam').value === 'Fatima');
    expect(isInert(again.element)).to.equal(false);
  });

  it('is inert while a link is opened', async () => {
    const { element } = await openWaiting(formIds.onePage, openTestServer(), '#fb-resume=a.b');
    expect(isInert(element)).to.equal(true);
  });
});
