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
  type TestServer,
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';

const file = (name: string, size = 1_234, type = 'application/pdf') => {
  const head = new TextEncoder().encode('%PDF-1.7').slice(0, size);
  return new File([head, new Uint8Array(size - head.length)], name, { type });
};

const input = (element: Element, id: string): HTMLInputElement => {
  const found = inside(element).getElementById(`control-${id}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no file input ${id}.`);
  return found;
};

async function choose(target: HTMLInputElement, ...files: File[]): Promise<void> {
  const transfer = new DataTransfer();
  files.forEach((each) => transfer.items.add(each));
  target.focus();
  target.files = transfer.files;
  target.dispatchEvent(new Event('change', { bubbles: true }));
  // The code that validates, uploads and lists them loads with the first file.
  const listed = () => plain(target.closest('.files')?.querySelector('.uploads') ?? null);
  await until(() => files.every(({ name }) => listed().includes(name)));
}

const items = (element: Element) =>
  [...inside(element).querySelectorAll<HTMLElement>('.upload')].map((item) => ({
    item,
    state: item.dataset['state'],
    text: plain(item),
  }));
const states = (element: Element) => items(element).map(({ state }) => state);
const announcement = (element: Element) =>
  [...inside(element).querySelectorAll('.files [role=status]')].map(plain);

async function openForm(server: TestServer): Promise<Element> {
  return showForm(formIds.withFiles, server);
}

/** Goes to the last page, fills it in and submits the form; returns what arrived. */
async function send(element: Element, server: TestServer): Promise<Record<string, unknown>> {
  await click(button(element, 'Volgende'));
  await until(() => inside(element).querySelector('#control-email'));
  await fill(byLabel(element, 'E-mailadres'), 'f@example.nl');
  await click(button(element, 'Volgende: controleren'));
  await until(() => inside(element).textContent.includes('Formulier versturen'));
  const completed = next(element, 'completed');
  await click(button(element, 'Formulier versturen'));
  await completed;
  const { received } = await server.inspect();
  // What this test itself filled in.
  return received.at(-1)?.answers as Record<string, unknown>;
}

describe('a file field', () => {
  afterEach(clear);

  it('has the label of its field, and shows its restrictions in advance', async () => {
    const element = await openForm(openTestServer());
    const control = input(element, 'proof');
    const names = (control.getAttribute('aria-labelledby') ?? '').split(' ');
    const name = names.map((id) => plain(inside(element).getElementById(id))).join(' ');
    expect(name).to.contain('Bewijs').and.to.contain('Kies bestanden');
    const hints = (control.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hints.map((id) => plain(inside(element).getElementById(id)))).to.deep.equal([
      'Bijvoorbeeld een foto',
      'Maximale bestandsgrootte: 100 KB | Maximaal aantal bestanden: 5',
    ]);
    expect(control.accept).to.contain('.pdf');
    expect(control.multiple).to.equal(true);
  });

  it('uploads files and adds their references to the answer', async () => {
    const server = openTestServer();
    const element = await openForm(server);
    await choose(input(element, 'proof'), file('een.pdf'), file('twee.txt', 20, 'text/plain'));
    await until(() => states(element).every((state) => state === 'done'));
    expect(items(element)[0]?.text).to.contain('een.pdf').and.to.contain('1,23 KB');
    expect(announcement(element)[0]).to.contain('is toegevoegd');
    input(element, 'proof').blur();
    const answers = await send(element, server);
    const proof = answers['proof'] as { name: string; key: string; size: number }[];
    expect(proof.map(({ name, size }) => [name, size])).to.deep.equal([
      ['een.pdf', 1_234],
      ['twee.txt', 20],
    ]);
    expect(proof[0]?.key).to.match(/^stateless-upload:\/\/uploads\/tenant\/incoming\//);
    expect((await server.inspect()).arrived.toSorted()).to.deep.equal(['een.pdf', 'twee.txt']);
  });

  it('includes a file that was just uploaded when the next button is pressed at once', async () => {
    const server = openTestServer();
    const element = await openForm(server);
    await choose(input(element, 'proof'), file('bewijs.pdf'));
    await until(() => states(element)[0] === 'done');
    button(element, 'Volgende').click();
    await until(() => inside(element).querySelector('#control-email'));
  });

  it('lists files that are too large or of a wrong type with the reason, and does not upload them', async () => {
    const server = openTestServer();
    const element = await openForm(server);
    await choose(
      input(element, 'proof'),
      file('groot.pdf', 100_001),
      file('virus.exe', 10, 'application/x-msdownload'),
      file('leeg.pdf', 0),
    );
    const texts = items(element).map(({ text }) => text);
    expect(texts[0]).to.contain('Bestand mag niet groter zijn dan 100 KB.');
    expect(texts[1]).to.contain(
      'Dit soort bestand kunt u hier niet gebruiken. Kies een ander bestand.',
    );
    expect(texts[2]).to.contain('Dit bestand is leeg. Kies een ander bestand.');
    expect((await server.inspect()).arrived).to.deep.equal([]);
    await click(button(element, 'Volgende'));
    expect(plain(inside(element).getElementById('error-proof'))).to.contain('De bestandsgrootte');
  });

  it('reports at once a file whose content does not match its name', async () => {
    const server = openTestServer();
    const element = await openForm(server);
    const renamed = new File(['MZ program'], 'bewijs.pdf', { type: 'application/pdf' });
    await choose(input(element, 'proof'), renamed);
    await until(() => states(element)[0] === 'refused');
    expect(items(element)[0]?.text).to.contain('bewijs.pdf').and.contain('past niet bij de inhoud');
    expect((await server.inspect()).arrived).to.deep.equal([]);
  });

  it('does not upload more files than allowed, until there is room', async () => {
    const element = await openForm(openTestServer());
    const many = [1, 2, 3, 4, 5, 6].map((n) => file(`${n}.pdf`));
    await choose(input(element, 'proof'), ...many);
    await until(() => states(element).filter((state) => state === 'done').length === 5);
    expect(items(element)[5]?.text).to.contain('Maximaal aantal bestanden: 5');
    await click(button(element, 'Verwijderen: 1.pdf'));
    await until(() => states(element).every((state) => state === 'done'));
    expect(states(element)).to.have.length(5);
  });

  it('uploads every file over a connection that breaks half of the time', async () => {
    const server = openTestServer();
    await server.setStorageFailure('flaky');
    const element = await openForm(server);
    const many = [1, 2, 3, 4, 5].map((n) => file(`${n}.pdf`));
    await choose(input(element, 'proof'), ...many);
    await until(() => states(element).every((state) => state === 'done'));
    expect((await server.inspect()).arrived.toSorted()).to.deep.equal(many.map(({ name }) => name));
  });

  it('shows what went wrong, and retries on request', async () => {
    const server = openTestServer();
    await server.setStorageFailure('broken');
    const element = await openForm(server);
    await choose(input(element, 'proof'), file('een.pdf'));
    await until(() => states(element)[0] === 'failed');
    const failed = 'Wij konden het bestand niet versturen. Probeer het opnieuw.';
    expect(items(element)[0]?.text).to.contain(failed);
    expect(announcement(element)[0]).to.contain(`een.pdf: ${failed}`);
    await click(button(element, 'Volgende'));
    expect(plain(inside(element).getElementById('error-proof'))).to.contain(
      'Nog niet alle bestanden',
    );
    await server.setStorageFailure('none');
    await click(button(element, 'Probeer opnieuw: een.pdf'));
    await until(() => states(element)[0] === 'done');
    await until(() => !inside(element).getElementById('error-proof'));
  });

  it('distinguishes a rejected file from one that is not uploaded yet', async () => {
    const element = await openForm(openTestServer());
    await choose(input(element, 'proof'), new File([], 'leeg.pdf', { type: 'application/pdf' }));
    await until(() => states(element)[0] === 'refused');
    await click(button(element, 'Volgende'));
    expect(plain(inside(element).getElementById('error-proof'))).to.contain(
      'Een van de bestanden kunnen wij niet gebruiken. Verwijder dat bestand, of kies een ander.',
    );
  });

  for (const [failureMode, reason] of [
    ['formless', 'Wij kunnen het bestand nu niet ontvangen'],
    ['keyless', 'Wij konden het bestand niet bewaren'],
  ] as const) {
    it(`explains an answer that is ${failureMode}`, async () => {
      const server = openTestServer();
      await server.setStorageFailure(failureMode);
      const element = await openForm(server);
      await choose(input(element, 'proof'), file('een.pdf'));
      await until(() => states(element)[0] === 'failed');
      expect(items(element)[0]?.text).to.contain(reason);
    });
  }

  it('removes files one by one and keeps the focus near', async () => {
    const element = await openForm(openTestServer());
    await choose(input(element, 'proof'), file('een.pdf'), file('twee.pdf'));
    await until(() => states(element).every((state) => state === 'done'));
    const remove = (name: string) => click(button(element, `Verwijderen: ${name}`));
    await remove('een.pdf');
    expect(plain(inside(element).activeElement)).to.equal('Verwijderen: twee.pdf');
    expect(announcement(element)[0]).to.equal('een.pdf is verwijderd');
    await remove('twee.pdf');
    expect(inside(element).activeElement?.id).to.equal('control-proof');
    await click(button(element, 'Volgende'));
    expect(inside(element).getElementById('error-proof')).not.to.equal(null);
  });

  it('keeps its list on another page', async () => {
    const element = await openForm(openTestServer());
    await choose(input(element, 'proof'), file('een.pdf'));
    await until(() => states(element)[0] === 'done');
    input(element, 'proof').blur();
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('#control-email'));
    await click(button(element, 'Vorige'));
    expect(items(element)[0]?.text).to.contain('een.pdf');
  });

  it('for one file replaces it by another', async () => {
    const element = await openForm(openTestServer());
    await choose(input(element, 'pass'), file('oud.pdf'));
    await until(() => states(element)[0] === 'done');
    await choose(input(element, 'pass'), file('nieuw.pdf'));
    await until(() => items(element)[0]?.text.includes('nieuw.pdf'));
    expect(states(element)).to.have.length(1);
  });

  it('takes files that are dropped on it', async () => {
    const element = await openForm(openTestServer());
    const zone = inside(element).querySelector('.drop-zone');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('gesleept.pdf'));
    zone?.dispatchEvent(
      new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }),
    );
    await rendered();
    expect(zone?.hasAttribute('data-over')).to.equal(true);
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await until(() => states(element)[0] === 'done');
    expect(zone?.hasAttribute('data-over')).to.equal(false);
  });

  it('has no accessibility violations in any state', async () => {
    const server = openTestServer();
    await server.setStorageFailure('broken');
    const element = await openForm(server);
    await choose(input(element, 'proof'), file('een.pdf'), file('groot.pdf', 100_001));
    await until(() => states(element)[0] === 'failed');
    await click(button(element, 'Volgende'));
    expect(await violations(element)).to.deep.equal([]);
  });
});
