import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  focused,
  inside,
  next,
  openTestServer,
  plain,
  rendered,
  showForm,
  until,
  type TestServer,
} from '../../testing/element-page.ts';
import { unfinishedFormId } from '../../testing/forms/unfinished-forms.ts';

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const isOn = (element: Element, title: string) => until(() => heading(element) === title);
const links = (element: Element) =>
  [...inside(element).querySelectorAll('.error-summary a')].map(plain);
const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function showHalfWork(server: TestServer, attributes = {}): Promise<Element> {
  const element = await showForm(unfinishedFormId, server, attributes);
  await click(button(element, 'Volgende'));
  await isOn(element, 'Half werk doen');
  return element;
}

/** Stays on the page, with the focus on the errors. */
async function staysBecause(element: Element, ...words: readonly string[]): Promise<void> {
  await until(() => links(element).length > 0);
  await until(() => focused(element)?.id === 'errors');
  expect(heading(element)).to.equal('Half werk doen');
  expect(links(element)).to.have.length(words.length);
  words.forEach((each, at) => expect(links(element)[at]).to.contain(each));
  expect(await violations(element)).to.deep.equal([]);
}

/** Presses the save button once it is shown. */
async function save(element: Element): Promise<void> {
  await until(() => inside(element).querySelector('.draft-buttons'));
  await click(button(element, 'Bewaren'));
}

async function chooseFile(element: Element, file: File): Promise<void> {
  const input = inside(element).getElementById('control-pass');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  input.focus();
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => inside(element).querySelector('.upload'));
}

async function photograph(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 200, height: 100 });
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 1));
  return new File([jpeg ?? ''], 'pas.jpg', { type: 'image/jpeg' });
}

/** Uploads a photograph, opens it in the editor and draws one area. */
async function drawArea(element: Element): Promise<void> {
  await chooseFile(element, await photograph());
  await until(() => inside(element).querySelector('.upload[data-state=done]'));
  await until(() => plain(inside(element).getElementById('field-masked')).includes('pas.jpg'));
  await click(button(element, 'Gedeelten afdekken: pas.jpg'));
  await until(() => inside(element).querySelector('.add-mask'));
  await click(button(element, 'Vlak toevoegen'));
}

describe('a drawn area that is not applied yet', () => {
  afterEach(clear);

  it('is applied by the next button, so that the covered file is sent', async () => {
    const server = openTestServer();
    const element = await showHalfWork(server);
    await drawArea(element);
    expect(closesFreely()).to.equal(false);
    await click(button(element, 'Volgende'));
    await isOn(element, 'Slot');
    await until(closesFreely);
    await click(button(element, 'Volgende'));
    await until(() => inside(element).textContent.includes('Formulier versturen'));
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const { arrived, received } = await server.inspect();
    expect(arrived).to.deep.equal(['pas.jpg', 'pas-afgedekt.jpg']);
    const { masked } = received.at(-1)?.answers as { masked?: { name: string; key: string }[] };
    expect(masked?.map(({ name, key }) => [name, key !== ''])).to.deep.equal([
      ['pas-afgedekt.jpg', true],
    ]);
  });

  for (const leave of ['Vorige', 'Begin'] as const) {
    it(`is applied on the way back by “${leave}”`, async () => {
      const server = openTestServer();
      const element = await showHalfWork(server);
      await drawArea(element);
      const link = [...inside(element).querySelectorAll<HTMLElement>('.stepper a')][0];
      await click(leave === 'Begin' && link ? link : button(element, leave));
      await isOn(element, 'Begin');
      expect((await server.inspect()).arrived).to.deep.equal(['pas.jpg', 'pas-afgedekt.jpg']);
    });
  }

  it('is applied when the browser goes back', async () => {
    const server = openTestServer();
    const element = await showHalfWork(server, { 'page-history': '' });
    await drawArea(element);
    history.back();
    await isOn(element, 'Begin');
    expect((await server.inspect()).arrived).to.deep.equal(['pas.jpg', 'pas-afgedekt.jpg']);
  });

  it('is applied before the form is saved', async () => {
    const server = openTestServer();
    const element = await showHalfWork(server);
    await drawArea(element);
    const saved = next(element, 'saved');
    await save(element);
    await saved;
    const { received } = await server.inspect();
    expect(received[0]?.answers).to.have.nested.property('masked[0].name', 'pas-afgedekt.jpg');
  });

  it('keeps the visitor on the page when the covered file cannot be uploaded', async () => {
    const server = openTestServer();
    const element = await showHalfWork(server);
    await drawArea(element);
    await server.setStorageFailure('broken');
    await click(button(element, 'Volgende'));
    await staysBecause(element, 'Afgedekte legitimatie: Nog niet alle bestanden zijn verstuurd');
  });

  it('leaves one primary button on the page', async () => {
    const element = await showHalfWork(openTestServer());
    await drawArea(element);
    const primary = [...inside(element).querySelectorAll('.button-primary')].map(plain);
    expect(primary).to.have.length(1);
  });
});

describe('other unfinished work', () => {
  afterEach(clear);

  for (const [id, label] of [
    ['visited', 'Bezochte landen'],
    ['areas', 'Andere wijken'],
  ] as const) {
    it(`is a search in “${label}” without a choice`, async () => {
      const element = await showHalfWork(openTestServer());
      inside(element).getElementById(`control-${id}`)?.focus();
      await sendKeys({ type: 'zuidelijk' });
      await until(() => plain(inside(element).getElementById(`field-${id}`)).includes('niets gev'));
      await click(button(element, 'Volgende'));
      await staysBecause(element, `${label}: Kies een mogelijkheid uit de lijst.`);
      inside(element).getElementById(`control-${id}`)?.focus();
      await sendKeys({ press: 'Escape' });
      await sendKeys({ press: 'Escape' });
      await click(button(element, 'Volgende'));
      await isOn(element, 'Slot');
    });
  }

  it('is a place that was searched for and not chosen', async () => {
    const element = await showHalfWork(openTestServer());
    byLabel(element, 'Zoek een adres').focus();
    await sendKeys({ type: 'kerkstraat' });
    await until(() => inside(element).querySelector('#list-control-place li'));
    await click(button(element, 'Volgende'));
    await staysBecause(element, 'Waar is het: Kies een mogelijkheid uit de lijst.');
  });

  it('is one coordinate without the other', async () => {
    const element = await showHalfWork(openTestServer());
    inside(element).querySelector('details')?.setAttribute('open', '');
    await fill(byLabel(element, 'Breedtegraad'), '52,09');
    await click(button(element, 'Volgende'));
    await staysBecause(element, 'Waar is het: Vul twee getallen in');
    await fill(byLabel(element, 'Lengtegraad'), '5,12');
    await click(button(element, 'Volgende'));
    await isOn(element, 'Slot');
  });

  it('is a row with one answer', async () => {
    const element = await showHalfWork(openTestServer());
    await click(button(element, 'Dag toevoegen'));
    await fill(byLabel(element, 'Wat'), 'Optocht');
    await click(button(element, 'Volgende'));
    await staysBecause(element, 'Dag 1: Datum: ');
  });

  it('is listed at its position among the other errors of the page', async () => {
    const element = await showHalfWork(openTestServer());
    await click(button(element, 'Dag toevoegen'));
    await fill(byLabel(element, 'Wat'), 'Optocht');
    inside(element).getElementById('control-visited')?.focus();
    await sendKeys({ type: 'zuidelijk' });
    await until(() => plain(inside(element).getElementById('field-visited')).includes('niets gev'));
    await click(button(element, 'Volgende'));
    await staysBecause(element, 'Bezochte landen: Kies een mogelijkheid', 'Dag 1: Datum: ');
  });

  it('does not ask before the page closes once the host page removed the form', async () => {
    const server = openTestServer();
    const element = await showHalfWork(server);
    await server.setStorageFailure('slow');
    await chooseFile(element, await photograph());
    await until(() => inside(element).querySelector('.upload[data-state=sending]'));
    expect(closesFreely()).to.equal(false);
    element.remove();
    expect(closesFreely()).to.equal(true);
    await server.setStorageFailure('none');
  });

  it('is a running upload: the form is not saved without it', async () => {
    const server = openTestServer();
    const element = await showHalfWork(server);
    await server.setStorageFailure('slow');
    await chooseFile(element, await photograph());
    await until(() => inside(element).querySelector('.upload[data-state=sending]'));
    expect(closesFreely()).to.equal(false);
    await save(element);
    await staysBecause(element, 'Legitimatie: Nog niet alle bestanden zijn verstuurd');
    await click(button(element, 'Volgende'));
    await staysBecause(element, 'Legitimatie: Nog niet alle bestanden zijn verstuurd');
    expect((await server.inspect()).received).to.deep.equal([]);
    await server.setStorageFailure('none');
    await until(() => inside(element).querySelector('.upload[data-state=done]'));
    await rendered();
    expect(closesFreely()).to.equal(true);
    await click(button(element, 'Volgende'));
    await isOn(element, 'Slot');
  });
});
