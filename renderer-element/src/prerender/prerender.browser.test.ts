import { expect } from 'chai';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  fill,
  inside,
  isHydrated,
  next,
  openTestServer,
  plain,
  rendered,
  showForm,
  type TestServer,
  until,
} from '../../testing/element-page.ts';
import { showPrerendered } from '../../testing/prerendered-element.ts';
import type { FormBuilderRenderElement } from '../element.ts';

async function answering(element: FormBuilderRenderElement): Promise<void> {
  await next(element, 'ready');
  await until(() => isHydrated(element));
  await rendered();
}

/** The HTML of a root, line by line; attributes and properties are written alike. */
function linesIn(element: Element): readonly string[] {
  const copy = document.createElement('div');
  copy.append(...[...inside(element).childNodes].map((node) => node.cloneNode(true)));
  for (const control of copy.querySelectorAll('[value=""]')) control.removeAttribute('value');
  for (const option of copy.querySelectorAll('[selected]')) option.removeAttribute('selected');
  // A map fetches its tiles and fades them in at an unpredictable time.
  for (const map of copy.querySelectorAll('.leaflet-container')) map.replaceChildren();
  copy.normalize();
  const lines = (node: Node): string[] => {
    if (!(node instanceof Element)) return [node.textContent ?? ''];
    const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    return [`${node.localName} ${attributes.join(' ')}`, ...[...node.childNodes].flatMap(lines)];
  };
  return lines(copy);
}

function fileInput(element: Element, fieldId: string): HTMLInputElement {
  const found = inside(element).getElementById(`control-${fieldId}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no file input ${fieldId}.`);
  return found;
}

describe('a prerendered page', () => {
  afterEach(clear);

  it('is hydrated in place, not rendered again', async () => {
    const element = await showPrerendered(formIds.twoPages, openTestServer());
    const prerendered = [...inside(element).querySelectorAll('.form-builder, .form-builder *')];
    expect(prerendered).to.include(byLabel(element, 'Wat wilt u melden?'));
    await answering(element);
    expect(prerendered.filter((node) => !inside(element).contains(node))).to.deep.equal([]);
    expect(prerendered).to.include(byLabel(element, 'Wat wilt u melden?'));
    await fill(byLabel(element, 'Ja'), 'ja');
    byLabel(element, 'Ja').click();
    await rendered();
    expect(byLabel(element, 'Waarom is het gevaarlijk?').offsetHeight).to.be.greaterThan(0);
  });

  it('keeps every element of every common field when it is hydrated', async () => {
    const element = await showPrerendered(formIds.commonTypes, openTestServer());
    const prerendered = [...inside(element).querySelectorAll('.form-builder *')];
    await answering(element);
    expect(prerendered.filter((node) => !inside(element).contains(node))).to.deep.equal([]);
    await until(() => inside(element).querySelector('.date-picker'));
    expect(prerendered.filter((node) => !inside(element).contains(node))).to.deep.equal([]);
  });

  it('equals what the element renders, for every field type', async () => {
    const server = openTestServer();
    const drawnElement = await showForm(formIds.everyType, server);
    const element = await showPrerendered(formIds.everyType, server);
    await answering(element);
    // A map loads its library first; calendars and the views around the page load with the deferred
    // code.
    for (const shown of [drawnElement, element])
      for (const late of ['.leaflet-container', '.date-picker', '.draft-actions'])
        await until(() => inside(shown).querySelector(late));
    expect(linesIn(element)).to.deep.equal(linesIn(drawnElement));
  });

  it('keeps what was typed and chosen before the code loaded', async () => {
    const server = openTestServer();
    const element = await showPrerendered(formIds.commonTypes, server);
    byLabel(element, 'Tekst').value = 'Losse tegel';
    byLabel(element, 'Toelichting').value = 'Bij de brug';
    byLabel(element, 'Soort').value = 'nee';
    byLabel(element, 'Ja', 0).checked = true;
    byLabel(element, 'Ik ga akkoord').checked = true;
    await answering(element);
    expect(byLabel(element, 'Tekst').value).to.equal('Losse tegel');
    expect(plain(inside(element).querySelector('.count'))).to.contain(
      'Nog 9 van de 20 tekens over',
    );
    expect(byLabel(element, 'Toelichting').value).to.equal('Bij de brug');
    element.remove();
    await rendered();
    const [key] = await server.storedKeys();
    const stored = localStorage.getItem(key ?? '') ?? '';
    for (const answer of ['Losse tegel', 'Bij de brug', '"select":"nee"', '"checkbox":true']) {
      expect(stored).to.contain(answer);
    }
  });

  for (const locale of ['nl-NL', 'de-DE']) {
    it(`prerendered in ${locale} keeps a file that was chosen before the code loaded`, async () => {
      const element = await showPrerendered(formIds.withFiles, openTestServer(), {
        prerenderedIn: locale,
      });
      const chosen = new DataTransfer();
      chosen.items.add(new File(['%PDF-1.7'], 'pas.pdf', { type: 'application/pdf' }));
      fileInput(element, 'pass').files = chosen.files;
      await answering(element);
      const sent = '.upload[data-state=done]';
      const item = await until(() => inside(element).querySelector(sent));
      expect(plain(item)).to.contain('pas.pdf');
      expect(fileInput(element, 'pass').value).to.equal('');
    });
  }

  it('is hydrated at the first key, with caret and text in place', async () => {
    const element = await showPrerendered(formIds.commonTypes, openTestServer());
    const area = byLabel(element, 'Toelichting');
    area.focus();
    area.value = 'Bij de brug';
    area.setSelectionRange(3, 3);
    await next(element, 'ready');
    await Promise.resolve();
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
    expect(inside(element).activeElement === area).to.equal(true);
    expect([area.value, area.selectionStart]).to.deep.equal(['Bij de brug', 3]);
  });

  it('repeats a button press from before hydration', async () => {
    const element = await showPrerendered(formIds.onePage, openTestServer());
    button(element, 'Formulier versturen').click();
    expect(inside(element).querySelector('.error')).to.equal(null);
    await answering(element);
    expect(plain(inside(element).querySelector('.error'))).to.contain('verplicht');
  });

  describe('while the form cannot be opened', () => {
    const showOffline = async (server: TestServer) => {
      const element = await showPrerendered(formIds.onePage, server, { isLineGone: true });
      byLabel(element, 'Naam').value = 'Fatima';
      await next(element, 'error');
      return element;
    };

    it('stays for input, and is hydrated when the visitor is online again', async () => {
      const server = openTestServer();
      const element = await showOffline(server);
      expect(byLabel(element, 'Naam').value).to.equal('Fatima');
      await server.setFailureMode('none');
      await answering(element);
      expect(byLabel(element, 'Naam').value).to.equal('Fatima');
    });

    it('explains why when a button is pressed, and keeps what was typed after that', async () => {
      const server = openTestServer();
      const element = await showOffline(server);
      button(element, 'Formulier versturen').click();
      await rendered();
      const again = button(element, 'Opnieuw proberen');
      await server.setFailureMode('none');
      again.click();
      await answering(element);
      expect(byLabel(element, 'Naam').value).to.equal('Fatima');
    });
  });

  it('in another language is rendered again, with what was typed', async () => {
    const element = await showPrerendered(formIds.onePage, openTestServer(), {
      prerenderedIn: 'de-DE',
    });
    expect(button(element, 'Formular').textContent).to.equal('Formular senden');
    byLabel(element, 'Naam').value = 'Fatima';
    await answering(element);
    expect(plain(button(element, 'Formulier'))).to.equal('Formulier versturen');
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });

  it('is replaced by the draft on the device', async () => {
    const server = openTestServer();
    const before = await showForm(formIds.onePage, server);
    await fill(byLabel(before, 'Naam'), 'Fatima');
    before.remove();
    await rendered();
    const element = await showPrerendered(formIds.onePage, server);
    await answering(element);
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });

  it('is inserted by the script before the element loads', async () => {
    const server = openTestServer();
    const page = document.createElement('iframe');
    page.src = `/pages/bare.html?form=${formIds.onePage}&server=${server.baseUrl.split('/')[2] ?? ''}`;
    document.body.append(page);
    // Recorded by the page's own script.
    const noted = () => page.contentWindow as unknown as { couldBeRead?: Element | null };
    const read = await until(() => noted().couldBeRead !== undefined && noted());
    const element = page.contentDocument?.querySelector('form-builder-render');
    await until(() => element && isHydrated(element));
    expect(read.couldBeRead).to.be.an('HTMLInputElement');
    expect(element?.shadowRoot?.querySelector('input') === read.couldBeRead).to.equal(true);
    const { requests } = await server.inspect();
    const asked = requests.filter((line) => line === `GET /v0/public/forms/${formIds.onePage}`);
    expect(asked.length).to.equal(1);
    page.remove();
  });
});
