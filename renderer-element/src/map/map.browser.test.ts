import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  rendered,
  fill,
  inside,
  next,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';

const show = (server = openTestServer(), attributes = {}) =>
  showForm(formIds.place, server, attributes);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await rendered();
};
const map = (element: Element) => inside(element).querySelector<HTMLElement>('.map-box');
const mapReady = (element: Element) =>
  until(() => map(element)?.classList.contains('leaflet-container'));
const chosen = (element: Element) => plain(inside(element).querySelector('#control-place-chosen'));

/** The location that the browser returns. */
function locate(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
}

describe('a place', () => {
  afterEach(() => {
    clear();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('is moved with the keys of the map, and shows its address', async () => {
    const server = openTestServer();
    const element = await show(server);
    await mapReady(element);
    expect(map(element)?.getAttribute('aria-label')).to.contain('Pijltjestoetsen');
    expect(chosen(element)).to.equal('Nog geen plek gekozen');
    map(element)?.focus();
    await press('ArrowRight', 'ArrowDown');
    expect(chosen(element)).to.match(/^Gekozen plek: 5\d,\d+ · 5,\d+$/);
    await until(() => chosen(element).includes('Kerkstraat 3'));
    await press('ArrowUp');
    expect(chosen(element)).not.to.contain('Kerkstraat');
    await until(() => chosen(element).includes('Kerkstraat 3'));
    expect(await violations(element)).to.deep.equal([]);
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const { received } = await server.inspect();
    expect(received[0]?.answers).to.have.nested.property('place.address').that.contains('Kerk');
  });

  it('is chosen by clicking the map', async () => {
    const element = await show();
    await mapReady(element);
    const { left, top, width, height } = map(element)?.getBoundingClientRect() ?? new DOMRect();
    const at = {
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      composed: true,
    };
    map(element)?.dispatchEvent(new MouseEvent('click', at));
    await until(() => chosen(element).startsWith('Gekozen plek'));
    await until(() => inside(element).querySelector('.map-pin'));
  });

  it('is found by its address only', async () => {
    const element = await show();
    byLabel(element, 'Zoek een adres').focus();
    await sendKeys({ type: 'kerkstraat 4' });
    await until(() => inside(element).querySelector('#list-control-place li'));
    await press('ArrowDown', 'Enter');
    await until(() => chosen(element).includes('Kerkstraat 4'));
    await click(button(element, 'Plek wissen'));
    expect(chosen(element)).to.equal('Nog geen plek gekozen');
  });

  it('is entered as coordinates, with an error when they are invalid', async () => {
    const element = await show();
    inside(element).querySelector('details')?.setAttribute('open', '');
    await fill(byLabel(element, 'Breedtegraad'), '520');
    await fill(byLabel(element, 'Lengtegraad'), '5,12');
    expect(plain(inside(element).querySelector('#control-place-wrong'))).to.contain(
      'twee getallen',
    );
    expect(byLabel(element, 'Breedtegraad').getAttribute('aria-invalid')).to.equal('true');
    expect(await violations(element)).to.deep.equal([]);
    await fill(byLabel(element, 'Breedtegraad'), '52,09');
    expect(chosen(element)).to.equal('Gekozen plek: 52,09 · 5,12');
  });

  it('is the visitor’s current location when the browser allows it', async () => {
    locate((found) => {
      const coords = { latitude: 52.1, longitude: 5.2 } as GeolocationCoordinates; // The code reads only this member.
      found({ coords, timestamp: 0 } as GeolocationPosition);
    });
    const element = await show();
    await click(button(element, 'Gebruik mijn locatie'));
    expect(chosen(element)).to.equal('Gekozen plek: 52,1 · 5,2');
  });

  for (const [code, words] of [
    [1, 'Uw browser geeft uw locatie niet door'],
    [3, 'Uw locatie is nu niet te vinden'],
  ] as const) {
    it(`reports that the browser refuses with ${code}`, async () => {
      locate((_found, failed) =>
        // The members that the code reads.
        failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
      );
      const element = await show();
      await click(button(element, 'Gebruik mijn locatie'));
      expect(plain(inside(element).querySelector('#field-place'))).to.contain(words);
      expect(await violations(element)).to.deep.equal([]);
    });
  }

  it('has its address in the summary, also when the visitor continues before it was found', async () => {
    const server = openTestServer();
    const element = await show(server);
    await mapReady(element);
    map(element)?.focus();
    await press('ArrowRight');
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const answers = () => plain(inside(element).querySelector('.answers'));
    await until(() => answers() !== '');
    expect(answers()).to.match(/Kerkstraat 3|Plek op de kaart \(breedtegraad 5\d,\d+/);
  });

  it('can be entered while the server and its registers are unavailable', async () => {
    const server = openTestServer();
    await server.setFailureMode('none');
    const element = await show(server);
    await server.setFailureMode('unavailable');
    await mapReady(element);
    map(element)?.focus();
    await press('ArrowRight');
    expect(chosen(element)).to.match(/Gekozen plek: 5\d/);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('that is required shows its error at the address input', async () => {
    const element = await show(openTestServer(), { locale: 'en-GB' });
    await click(button(element, 'Send the form'));
    expect(byLabel(element, 'Search for an address').getAttribute('aria-invalid')).to.equal('true');
    expect(await violations(element)).to.deep.equal([]);
  });
});

describe('the tiles of the map', () => {
  afterEach(clear);

  it('come from the server of the map only, also when they move out of sight', async () => {
    const element = await show();
    await mapReady(element);
    const pictures = () => [...(map(element)?.querySelectorAll('img') ?? [])];
    await until(() => pictures().some((each) => each.classList.contains('leaflet-tile-loaded')));
    const addresses = new Set<string>();
    const changes = new MutationObserver((all) => {
      for (const { target } of all)
        if (target instanceof HTMLImageElement) addresses.add(target.src);
    });
    changes.observe(map(element) ?? document, { subtree: true, attributeFilter: ['src'] });
    map(element)?.focus();
    await press('+', '+', '+');
    await until(() => pictures().every(({ src }) => src.includes('tile=17/')));
    changes.disconnect();
    expect([...addresses].filter((address) => address.startsWith('data:'))).to.deep.equal([]);
  });
});
