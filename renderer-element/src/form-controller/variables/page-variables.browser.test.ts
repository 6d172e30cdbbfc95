import { expect } from 'chai';
import { formIds } from '../../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  createElement,
  fill,
  inside,
  loadScript,
  next,
  openTestServer,
  plain,
  rendered,
  showForm,
  until,
} from '../../../testing/element-page.ts';

const labels = (element: Element) =>
  [...inside(element).querySelectorAll('label')].filter((one) => one.checkVisibility()).map(plain);
const has = (element: Element, label: string) =>
  labels(element).some((one) => one.startsWith(label));

describe('variables with external values', () => {
  afterEach(() => {
    clear();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname);
  });

  it('read only the query parameters that the version names', async () => {
    history.replaceState(null, '', '?wijk=Noord&login=Burgemeester&balie=3');
    const element = await showForm(formIds.outside, openTestServer());
    expect(labels(element)).to.deep.equal(['Wijk Noord (niet verplicht)']);
  });

  it('read an attribute of the host page, and follow its changes', async () => {
    const element = await showForm(formIds.outside, openTestServer(), { 'host-values': 'balie=3' });
    expect(has(element, 'desk')).to.equal(true);
    element.removeAttribute('host-values');
    await until(() => !has(element, 'desk'));
    element.hostValues = { balie: '4', wijk: 'Zuid' };
    await until(() => has(element, 'desk'));
    expect(has(element, 'Wijk Zuid')).to.equal(false);
  });

  it('read a property that the page set before the element was defined or shown', async () => {
    const server = openTestServer();
    await loadScript();
    const element = createElement({ 'form-id': formIds.outside, 'base-url': server.baseUrl });
    element.hostValues = { balie: '3' };
    const ready = next(element, 'ready');
    document.body.append(element);
    await ready;
    await rendered();
    expect(has(element, 'desk')).to.equal(true);
  });

  it('are sent as claims, never among the answers', async () => {
    history.replaceState(null, '', '?wijk=Noord');
    const server = openTestServer();
    const element = await showForm(formIds.outside, server, { 'host-values': 'balie=3' });
    await fill(byLabel(element, 'desk'), 'Ja');
    const completed = next(element, 'completed');
    button(element, 'Formulier').click();
    await completed;
    const [received] = (await server.inspect()).received;
    expect(received?.claims).to.deep.equal({ query: 'Noord', host: '3' });
    expect(received?.answers).to.deep.equal({ desk: 'Ja' });
  });

  it('are restored with a draft on this device when the page no longer has them', async () => {
    history.replaceState(null, '', '?wijk=Noord');
    const server = openTestServer();
    const element = await showForm(formIds.outside, server);
    await fill(byLabel(element, 'Wijk Noord'), 'Ja');
    element.remove();
    await rendered();
    history.replaceState(null, '', location.pathname);
    const again = await showForm(formIds.outside, server);
    expect(has(again, 'Wijk Noord')).to.equal(true);
  });

  it('from a login come from the server and are not stored', async () => {
    const id = formIds.outside;
    const tokens = { digid: 'secret' };
    sessionStorage.setItem(`form-builder-visit:${id}`, JSON.stringify({ tokens }));
    const element = await showForm(id, openTestServer());
    expect(has(element, 'person')).to.equal(false);
    await until(() => has(element, 'person'));
    await fill(byLabel(element, 'person'), 'Ja');
    window.dispatchEvent(new Event('pagehide'));
    const stored = [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => storage.getItem(key)),
    );
    expect(stored.join()).to.contain('Ja');
    expect(stored.join()).not.to.contain('Amrani');
  });
});
