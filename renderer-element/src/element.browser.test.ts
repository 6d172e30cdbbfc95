import { expect } from 'chai';
import { formIds } from '../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  createElement,
  rendered,
  fill,
  inside,
  loadScript,
  next,
  openTestServer,
  plain,
  showForm,
  until,
} from '../testing/element-page.ts';

describe('<form-builder-render>', () => {
  afterEach(clear);

  it('renders and requests nothing before it is in the page', async () => {
    const server = openTestServer();
    await loadScript();
    const element = createElement({ 'form-id': formIds.onePage, 'base-url': server.baseUrl });
    await rendered();
    expect(inside(element).childElementCount).to.equal(0);
    expect((await server.inspect()).requests).to.deep.equal([]);
  });

  it('reacts when an attribute is removed or emptied', async () => {
    const element = await showForm(formIds.onePage, openTestServer(), { locale: 'de-DE' });
    expect(plain(button(element, 'Formular'))).to.equal('Formular senden');
    element.removeAttribute('locale');
    const browserLocale = navigator.language.slice(0, 2);
    await until(() => inside(element).querySelector(`[lang^="${browserLocale}"]`));
    element.setAttribute('locale', 'de-DE');
    await until(() => inside(element).querySelector('[lang="de-DE"]'));
    element.setAttribute('locale', '');
    await until(() => inside(element).querySelector(`[lang^="${browserLocale}"]`));
  });

  it('reads a bare boolean attribute as true', async () => {
    const element = await showForm(formIds.onePage, openTestServer(), { 'page-title': '' });
    expect(inside(element).querySelector('h1') === null).to.equal(false);
    element.removeAttribute('page-title');
    await rendered();
    expect(inside(element).querySelector('h1') === null).to.equal(true);
  });

  it('keeps answers and DOM when it is moved in the page', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    const name = byLabel(element, 'Naam');
    await fill(name, 'Fatima');
    const other = document.createElement('div');
    document.body.append(other);
    other.append(element);
    await rendered();
    expect(byLabel(element, 'Naam') === name).to.equal(true);
    expect(name.value).to.equal('Fatima');
    other.remove();
  });

  it('keeps answers when it is removed and put back later', async () => {
    const element = await showForm(formIds.notStored, openTestServer());
    await fill(byLabel(element, 'Naam'), 'Fatima');
    element.remove();
    await rendered();
    document.body.append(element);
    await rendered();
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });

  it('reads properties that were set before it was defined', async () => {
    const page = document.createElement('iframe');
    document.body.append(page);
    const inner = page.contentDocument;
    const window = page.contentWindow;
    if (!inner || !window) throw new Error('The frame has no document.');
    const early = inner.createElement('form-builder-render');
    const server = openTestServer();
    Object.assign(early, { formId: formIds.onePage, baseUrl: server.baseUrl, locale: 'nl-NL' });
    inner.body.append(early);
    const script = inner.createElement('script');
    script.src = '/form-builder-render.js';
    inner.head.append(script);
    await until(() => early.shadowRoot?.querySelector('input'));
    page.remove();
  });

  it('never writes a token into the page', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    element.accessToken = 'secret';
    element.refreshToken = 'secret';
    await rendered();
    expect(document.documentElement.outerHTML + inside(element).innerHTML).not.to.contain('secret');
  });

  it('removes the form with form-id, and restores it with its answers', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    await fill(byLabel(element, 'Naam'), 'Fatima');
    element.removeAttribute('form-id');
    await rendered();
    expect(plain(inside(element).querySelector('.form-builder'))).to.equal('');
    const ready = next(element, 'ready');
    element.setAttribute('form-id', formIds.onePage);
    await ready;
    await rendered();
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });

  it('shows another form when form-id changes', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    const ready = next(element, 'ready');
    element.setAttribute('form-id', formIds.twoPages);
    expect((await ready).title).to.equal('Melding doen');
  });

  it('works twice on one page', async () => {
    const server = openTestServer();
    const first = await showForm(formIds.onePage, server);
    const second = await showForm(formIds.twoPages, server);
    await fill(byLabel(first, 'Naam'), 'Fatima');
    await fill(byLabel(second, 'Wat wilt u melden?'), 'Losse tegel');
    expect(byLabel(first, 'Naam').value).to.equal('Fatima');
    expect(byLabel(second, 'Wat wilt u melden?').value).to.equal('Losse tegel');
  });

  it('emits its size when it changes, and errors that bubble', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    const resize = next(document.body, 'resize');
    await click(button(element, 'Formulier versturen'));
    expect((await resize).height).to.be.greaterThan(100);
  });

  it('makes one request before the first field is visible', async () => {
    const server = openTestServer();
    await showForm(formIds.onePage, server);
    expect((await server.inspect()).requests).to.deep.equal([
      `GET /v0/public/forms/${formIds.onePage}`,
    ]);
  });
});
