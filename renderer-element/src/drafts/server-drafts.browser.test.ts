import { expect } from 'chai';
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

async function filledForm(server: TestServer, formId: string = formIds.onePage) {
  const element = await showForm(formId, server);
  await fill(byLabel(element, 'Naam'), 'Fatima');
  await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
  await until(() => inside(element).querySelector('.draft-actions'));
  return element;
}

const dialog = (element: Element) =>
  inside(element).querySelector<HTMLDialogElement>('dialog[open]');
const notices = (element: Element) => plain(inside(element).querySelector('.notices'));

async function save(element: Element) {
  const saved = next(element, 'saved');
  const save = button(element, 'Bewaren en later verder');
  save.focus();
  save.click();
  await saved;
  await until(() => dialog(element));
  await rendered();
}

/** The stored draft of the only form of a test server. */
async function storedDraft(server: TestServer): Promise<Record<string, unknown>> {
  const [key = ''] = await server.storedKeys();
  return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
}

/** The id and key of the stored draft on the server, of which a resume link consists. */
async function savedDraft(server: TestServer): Promise<{ id: string; key: string }> {
  const { saved } = await storedDraft(server);
  return saved as { id: string; key: string };
}

describe('saving a draft', () => {
  afterEach(clear);

  it('shows the time of saving, and mails the resume link', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await save(element);
    const box = dialog(element);
    expect(plain(box)).to.match(/Bewaard om \d\d:\d\d/);
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Stuur mij de link'));
    expect(plain(box)).to.contain('Vul een e-mailadres in');
    expect(focused(element)?.getAttribute('aria-invalid')).to.equal('true');
    expect(await violations(element)).to.deep.equal([]);
    await fill(byLabel(element, 'Uw e-mailadres'), 'fatima@voorbeeld.nl');
    button(element, 'Stuur mij de link').click();
    await until(() => plain(box).includes('gestuurd naar fatima@voorbeeld.nl'));
    expect((await server.inspect()).mailed).to.deep.equal(['fatima@voorbeeld.nl']);
    await rendered();
    expect(plain(focused(element))).to.contain('gestuurd naar fatima@voorbeeld.nl');
    await click(button(element, 'Sluiten'));
    expect(dialog(element)).to.equal(null);
    expect(plain(focused(element))).to.equal('Bewaren en later verder');
    expect(plain(inside(element).querySelector('.draft-actions'))).to.match(/Bewaard om/);
  });

  it('shows offline that the answers are on this device', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await server.setFailureMode('gone');
    await click(button(element, 'Bewaren en later verder'));
    await until(() => inside(element).querySelector('.notice-error'));
    const words = plain(inside(element).querySelector('.notice-error'));
    expect(words).to.contain('Uw antwoorden zijn op dit apparaat bewaard');
    expect(words).not.to.contain('verstuurd');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('keeps the offline notice visible while the visitor types', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    window.dispatchEvent(new Event('offline'));
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    const notice = await until(() => inside(element).querySelector('.offline .notice'));
    byLabel(element, 'Naam van het kind').scrollIntoView({ block: 'center' });
    await rendered();
    const { top, bottom } = notice.getBoundingClientRect();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('returns the focus to the button when the dialog closes', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const stop = button(element, 'Stoppen');
    stop.focus();
    await click(stop);
    await until(() => dialog(element));
    dialog(element)?.close();
    await rendered();
    expect(focused(element) === stop).to.equal(true);
  });

  it('returns the focus to the button after a choice in the dialog as well', async () => {
    const element = await filledForm(openTestServer());
    await save(element);
    await click(button(element, 'Verder invullen'));
    expect(dialog(element)).to.equal(null);
    expect(plain(focused(element))).to.equal('Bewaren en later verder');
  });

  it("opens on another device with the link, and removes the link's key from the address", async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await save(element);
    const { id, key } = await savedDraft(server);
    element.remove();
    await rendered();
    // Another device stores no part of it.
    localStorage.clear();
    history.replaceState(null, '', `#fb-resume=${id}.${key}`);
    const other = await showForm(formIds.onePage, server);
    expect(location.hash).to.equal('');
    expect(byLabel(other, 'Naam').value).to.equal('Fatima');
    expect(document.documentElement.outerHTML).not.to.contain(key);
    const completed = next(other, 'completed');
    await click(button(other, 'Formulier versturen'));
    await completed;
    expect((await server.inspect()).received).to.have.length(1);
  });

  it('asks which answers to continue with when this device stores others, and keeps both until then', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await save(element);
    await click(button(element, 'Verder invullen'));
    const { id, key } = await savedDraft(server);
    await fill(byLabel(element, 'Naam'), 'Gewijzigd op dit apparaat');
    element.remove();
    await rendered();
    const openLink = async () => {
      history.replaceState(null, '', `#fb-resume=${id}.${key}`);
      const opened = await showForm(formIds.onePage, server);
      await until(() => notices(opened).includes('Op dit apparaat staan nog andere antwoorden'));
      return opened;
    };
    const first = await openLink();
    expect(byLabel(first, 'Naam').value).to.equal('Fatima');
    expect(await violations(first)).to.deep.equal([]);
    await fill(byLabel(first, 'Naam'), 'Nog niet gekozen');
    first.remove();
    await rendered();
    expect((await storedDraft(server))['answers']).to.include({
      name: 'Gewijzigd op dit apparaat',
    });

    const second = await openLink();
    await click(button(second, 'Verder met wat op dit apparaat staat'));
    expect(byLabel(second, 'Naam').value).to.equal('Gewijzigd op dit apparaat');
    expect(notices(second)).to.equal('');
    second.remove();
    await rendered();

    const third = await openLink();
    await click(button(third, 'Verder met wat hier staat'));
    expect(byLabel(third, 'Naam').value).to.equal('Fatima');
    expect((await storedDraft(server))['answers']).to.include({ name: 'Fatima' });
  });

  const shown = (element: Element) => plain(inside(element).querySelector('.form-builder'));
  const followLink = async (server: TestServer, link: string) => {
    history.replaceState(null, '', `#fb-resume=${link}`);
    const element = await showForm(formIds.onePage, server, { 'page-title': '' });
    await until(() => shown(element).includes('Naar het formulier'));
    await until(() => focused(element)?.id === 'heading');
    return element;
  };

  it('shows on a screen of its own that a link no longer works, and links to the form', async () => {
    const server = openTestServer();
    const element = await followLink(server, '00000000-0000-4000-8000-000000000000.wrong');
    expect(shown(element)).to.contain('Deze link werkt niet (meer).');
    expect(inside(element).querySelector('input')).to.equal(null);
    await until(() => document.title === 'Deze link werkt niet (meer).');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Naar het formulier'));
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await until(() => inside(element).querySelector('.draft-buttons'));
    // A new draft, not a change of the one that the link names.
    await save(element);
  });

  it('shows that the form of a link was sent already', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await save(element);
    await click(button(element, 'Verder invullen'));
    const { id, key } = await savedDraft(server);
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    element.remove();
    localStorage.clear();
    const again = await followLink(server, `${id}.${key}`);
    expect(shown(again)).to.contain('U hebt dit formulier al verstuurd.');
  });

  it('offers to try a link again when the server cannot be reached', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await save(element);
    const { id, key } = await savedDraft(server);
    element.remove();
    localStorage.clear();
    await server.setOwnFailure(true);
    const again = await followLink(server, `${id}.${key}`);
    await server.setOwnFailure(false);
    await click(button(again, 'Opnieuw proberen'));
    await until(() => inside(again).querySelector('input'));
    expect(byLabel(again, 'Naam').value).to.equal('Fatima');
  });
});

describe('aborting a form', () => {
  afterEach(clear);

  it('explains what happens to the answers, wipes them, and offers to resume', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await click(button(element, 'Stoppen'));
    expect(plain(dialog(element))).to.contain('wissen wij uw antwoorden van dit apparaat');
    expect(await violations(element)).to.deep.equal([]);
    const aborted = next(element, 'aborted');
    await click(button(element, 'Stoppen en wissen'));
    await aborted;
    await rendered();
    expect(await server.storedKeys()).to.deep.equal([]);
    expect(focused(element)?.id).to.equal('heading');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Toch verder invullen'));
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });

  it('saves first when the visitor chooses that', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await click(button(element, 'Stoppen'));
    const aborted = next(element, 'aborted');
    await click(button(element, 'Bewaren en stoppen'));
    await aborted;
    await rendered();
    const { received } = await server.inspect();
    expect(received).to.have.length(1);
    expect(received[0]).to.include({ status: 'draft', isAborted: true });
    expect(await server.storedKeys()).to.deep.equal([]);
    expect(plain(inside(element).querySelector('.form-builder'))).to.contain('bij ons bewaard');
  });
});

describe('a draft that was saved on another device since', () => {
  afterEach(clear);

  it('is not overwritten until the visitor chooses to', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await save(element);
    await click(button(element, 'Verder invullen'));
    const { id, key } = await savedDraft(server);
    await fetch(`${server.baseUrl}v0/forms/submissions/${id}`, {
      method: 'PATCH',
      headers: { 'x-submission-key': key, 'idempotency-key': 'elsewhere' },
      body: JSON.stringify({
        data: { name: 'Elders' },
        status: 'draft',
        form_version_id: (await server.inspect()).received[0]?.versionId,
      }),
    });
    await fill(byLabel(element, 'Naam'), 'Hier');
    button(element, 'Bewaren en later verder').click();
    await until(() => notices(element).includes('ergens anders bewaard'));
    expect((await server.inspect()).received[0]?.answers).to.deep.equal({ name: 'Elders' });
    expect(byLabel(element, 'Naam').value).to.equal('Hier');
    expect(await violations(element)).to.deep.equal([]);
    const again = next(element, 'saved');
    await click(button(element, 'Bewaar wat hier staat'));
    await again;
    expect((await server.inspect()).received[0]?.answers).to.include({ name: 'Hier' });
    expect(notices(element)).not.to.contain('ergens anders');
  });
});

describe('an answer that the device may not store', () => {
  afterEach(clear);

  for (const [what, id, label, answer] of [
    ['a burgerservicenummer', 'bsn', 'Burgerservicenummer', '123456782'],
    ['marked as sensitive', 'debt', 'Uw schuld', '23456'],
  ] as const)
    it(`is ${what}, which stays out of the draft`, async () => {
      const server = openTestServer();
      const element = await filledForm(server, formIds.secret);
      await fill(byLabel(element, label), answer);
      element.remove();
      await rendered();
      const { answers } = await storedDraft(server);
      expect(answers).to.include({ name: 'Fatima' });
      expect(answers).not.to.have.property(id);
      expect(JSON.stringify(localStorage)).not.to.contain(answer);
    });

  it('is what a formula computes from a sensitive one', async () => {
    const server = openTestServer();
    const element = await filledForm(server, formIds.secret);
    await fill(byLabel(element, 'Uw schuld'), '23456');
    await until(() => inside(element).querySelector('output')?.textContent.includes('76'));
    element.remove();
    await rendered();
    expect((await storedDraft(server)).answers).not.to.have.property('rest');
    expect(JSON.stringify(localStorage)).not.to.contain('76544');
  });
});
