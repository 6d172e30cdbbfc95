import { expect } from 'chai';
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

async function filledForm(server: TestServer, attributes = {}) {
  const element = await showForm(formIds.onePage, server, attributes);
  await fill(byLabel(element, 'Naam'), 'Fatima');
  await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
  return element;
}

const problem = (element: Element) => inside(element).querySelector('.notice-error, .failure');

describe('submitting a form', () => {
  afterEach(clear);

  it('shows the number and emits an event', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const completed = next(document, 'completed');
    await click(button(element, 'Formulier versturen'));
    expect((await completed).number).to.equal('PF-000001');
    await rendered();
    expect(plain(inside(element).querySelector('.sent-number'))).to.equal('PF-000001');
    expect(focused(element)?.id).to.equal('heading');
  });

  it('sends once when the button is clicked twice', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const completed = next(element, 'completed');
    const send = button(element, 'Formulier versturen');
    send.click();
    send.click();
    await completed;
    await rendered();
    expect((await server.inspect()).received).to.have.length(1);
  });

  it('keeps everything when the server cannot be reached, and sends once when it is back', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    // The message loads with the code that submits.
    await until(() => inside(element).querySelector('.draft-actions'));
    await server.setFailureMode('answer-lost');
    const error = next(element, 'error');
    await click(button(element, 'Formulier versturen'));
    expect((await error).code).to.equal('no_answer');
    await rendered();
    expect(plain(problem(element))).to.contain('Uw antwoorden zijn bewaard');
    expect(focused(element)?.id).to.equal('problem');
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');

    await server.setFailureMode('none');
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const { received } = await server.inspect();
    expect(received).to.have.length(1);
  });

  it('treats a corrected answer as another attempt', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await server.setFailureMode('internal');
    const error = next(element, 'error');
    await click(button(element, 'Formulier versturen'));
    await error;
    await server.setFailureMode('none');
    await fill(byLabel(element, 'Naam'), 'Fatma');
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const { received } = await server.inspect();
    expect(received.map(({ answers }) => answers)).to.deep.equal([
      { name: 'Fatma', email: 'fatima@voorbeeld.nl' },
    ]);
  });

  for (const [failureMode, words] of [
    ['too_large', 'Maak uw antwoorden korter'],
    ['token_expired', 'Log opnieuw in'],
    ['unknown_field', 'vraag die niet in dit formulier staat'],
    ['internal', 'Er ging iets mis aan onze kant'],
  ] as const) {
    it(`explains ${failureMode} and loses nothing`, async () => {
      const server = openTestServer();
      const element = await filledForm(server);
      await server.setFailureMode(failureMode);
      const error = next(element, 'error');
      await click(button(element, 'Formulier versturen'));
      expect((await error).code).to.equal(failureMode);
      await rendered();
      expect(plain(problem(element))).to.contain(words);
      expect(plain(problem(element))).to.contain('Uw antwoorden zijn bewaard');
      expect(byLabel(element, 'E-mailadres').value).to.equal('fatima@voorbeeld.nl');
    });
  }

  it('shows the answers that the server rejects, at their fields', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await server.setFailureMode('answers_invalid', [{ path: 'email', code: 'issue.invalid' }]);
    const error = next(element, 'error');
    await click(button(element, 'Formulier versturen'));
    await error;
    await rendered();
    expect(plain(inside(element).querySelector('#error-email'))).to.contain(
      'Dit antwoord past niet bij deze vraag.',
    );
    expect(plain(inside(element).querySelector('.error-summary'))).to.contain('E-mailadres');
    expect(focused(element)?.id).to.equal('errors');
  });

  it('saves a draft for the host page, and completes that draft', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const saved = next(element, 'saved');
    await element.save();
    expect((await saved).submissionId).to.have.length(36);
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const { received, requests } = await server.inspect();
    expect(received.map(({ status }) => status)).to.deep.equal(['final']);
    expect(requests.at(-1)).to.match(/^PATCH /);
  });

  it('aborts and wipes the answers from the device', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    const aborted = next(element, 'aborted');
    await element.abort();
    await aborted;
    await until(() => plain(inside(element).querySelector('h2')) === 'U bent gestopt');
    expect(await server.storedKeys()).to.deep.equal([]);
    await click(button(element, 'Opnieuw beginnen'));
    expect(byLabel(element, 'Naam').value).to.equal('');
  });
});

describe('a form that cannot be shown', () => {
  afterEach(clear);

  for (const [name, attributes, words] of [
    ['is unknown', { 'form-id': 'zzz' }, 'Formulier niet gevonden'],
    ['is not published', { environment: 'test' }, 'Formulier niet beschikbaar'],
    ['is asked for in an unknown environment', { environment: 'mars' }, 'Omgeving niet gevonden'],
    ['is asked for with an expired token', { 'access-token': 'expired' }, 'Inlog verlopen'],
  ] as const) {
    it(`says so when it ${name}`, async () => {
      const server = openTestServer();
      const error = next(document, 'error');
      void showForm(formIds.onePage, server, attributes);
      const { title } = await error;
      expect(title).to.equal(words);
      const element = await until(() => document.querySelector('form-builder-render'));
      await rendered();
      expect(plain(problem(element))).to.contain(words);
    });
  }

  it('offers a retry when the server cannot be reached', async () => {
    const server = openTestServer();
    await server.setFailureMode('gone');
    const error = next(document, 'error');
    void showForm(formIds.onePage, server);
    expect((await error).code).to.equal('no_answer');
    const element = await until(() => document.querySelector('form-builder-render'));
    await rendered();
    await server.setFailureMode('none');
    const ready = next(element, 'ready');
    await click(button(element, 'Opnieuw proberen'));
    await ready;
  });
});
