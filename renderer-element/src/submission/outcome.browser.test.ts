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

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));

describe('two-step verification', () => {
  afterEach(clear);

  const sent = async (server: TestServer) => {
    const element = await filledForm(server, formIds.verified);
    button(element, 'Formulier versturen').click();
    await until(() => heading(element) === 'Bevestig uw e-mailadres');
    await rendered();
    return element;
  };

  it('asks for the code and completes the form with it', async () => {
    const server = openTestServer();
    const element = await sent(server);
    expect(focused(element)?.id).to.equal('heading');
    expect(plain(inside(element).querySelector('.form-builder'))).to.contain('fatima@voorbeeld.nl');
    const code = byLabel(element, 'Code');
    expect(code.autocomplete).to.equal('one-time-code');
    expect(code.inputMode).to.equal('numeric');
    expect(await violations(element)).to.deep.equal([]);
    await fill(code, ' 123 456 ');
    const completed = next(element, 'completed');
    await click(button(element, 'Bevestigen en versturen'));
    expect((await completed).number).to.equal('PF-000001');
  });

  it('shows the error of a code at its input', async () => {
    const server = openTestServer();
    const element = await sent(server);
    await fill(byLabel(element, 'Code'), '12');
    await click(button(element, 'Bevestigen en versturen'));
    expect(plain(inside(element).querySelector('.error'))).to.contain(
      'Vul de code van 6 cijfers in',
    );
    await fill(byLabel(element, 'Code'), '000000');
    button(element, 'Bevestigen en versturen').click();
    await until(() => plain(inside(element).querySelector('.error')).includes('klopt niet'));
    await rendered();
    // Not compared as objects: a failure would print the whole page.
    expect(focused(element) === byLabel(element, 'Code')).to.equal(true);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('still asks for the code after a reload', async () => {
    const server = openTestServer();
    const element = await sent(server);
    element.remove();
    await rendered();
    const again = await showForm(formIds.verified, server);
    await until(() => heading(again) === 'Bevestig uw e-mailadres');
  });

  it('sends a new code on request', async () => {
    const server = openTestServer();
    const element = await sent(server);
    button(element, 'Nieuwe code sturen').click();
    await until(() =>
      plain(inside(element).querySelector('.form-builder')).includes('een nieuwe code gestuurd'),
    );
  });

  it('asks before the page closes while the code is not confirmed', async () => {
    const element = await sent(openTestServer());
    const closesFreely = () =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closesFreely()).to.equal(false);
    await fill(byLabel(element, 'Code'), '123456');
    const completed = next(element, 'completed');
    await click(button(element, 'Bevestigen en versturen'));
    await completed;
    await until(closesFreely);
  });

  it('goes back to the form', async () => {
    const server = openTestServer();
    const element = await sent(server);
    await click(button(element, 'Terug naar het formulier'));
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });
});

describe('submitting offline', () => {
  afterEach(clear);

  const offline = async (server: TestServer) => {
    const element = await filledForm(server);
    await server.setFailureMode('gone');
    const error = next(element, 'error');
    await click(button(element, 'Formulier versturen'));
    await error;
    await rendered();
    return element;
  };

  it('queues only when the visitor asks for it, and submits once when online', async () => {
    const server = openTestServer();
    const element = await offline(server);
    await server.setFailureMode('none');
    window.dispatchEvent(new Event('online'));
    await rendered();
    expect((await server.inspect()).received).to.have.length(0);
    await server.setFailureMode('gone');
    await click(button(element, 'Verstuur zodra ik weer verbinding heb'));
    expect(heading(element)).to.contain('zodra u weer verbinding hebt');
    expect(focused(element)?.id).to.equal('heading');
    expect(await violations(element)).to.deep.equal([]);
    await server.setFailureMode('none');
    const completed = next(element, 'completed');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await completed;
    expect((await server.inspect()).received).to.have.length(1);
  });

  it('submits after a reload as well', async () => {
    const server = openTestServer();
    const element = await offline(server);
    await click(button(element, 'Verstuur zodra ik weer verbinding heb'));
    element.remove();
    await rendered();
    await server.setFailureMode('none');
    const completed = next(document, 'completed');
    await showForm(formIds.onePage, server);
    await completed;
    expect((await server.inspect()).received).to.have.length(1);
  });

  it('submits nothing after the visitor cancelled it', async () => {
    const server = openTestServer();
    const element = await offline(server);
    await click(button(element, 'Verstuur zodra ik weer verbinding heb'));
    await click(button(element, 'Niet versturen'));
    await server.setFailureMode('none');
    window.dispatchEvent(new Event('online'));
    await rendered();
    expect((await server.inspect()).received).to.have.length(0);
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });
});

describe('an attempt whose response was lost', () => {
  afterEach(clear);

  it('is one submission, even when answers changed since, and the visitor is informed', async () => {
    const server = openTestServer();
    const element = await filledForm(server);
    await server.setFailureMode('answer-lost');
    const error = next(element, 'error');
    await click(button(element, 'Formulier versturen'));
    await error;
    await server.setFailureMode('none');
    await fill(byLabel(element, 'Naam'), 'Fatma');
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    expect((await completed).number).to.equal('PF-000001');
    await rendered();
    const { received } = await server.inspect();
    expect(received).to.have.length(1);
    expect(received[0]?.answers).to.include({ name: 'Fatima' });
    const said = () => plain(inside(element).querySelector('.form-builder'));
    await until(() => said().includes('eerdere poging was al bij ons aangekomen'));
  });
});

describe('the summary', () => {
  afterEach(clear);

  it('is restored after a reload', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.twoPages, server);
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Een gat');
    inside(element).querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
    await rendered();
    await click(button(element, 'Volgende'));
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await click(button(element, 'Volgende'));
    const isSummary = (shown: Element) => heading(shown).startsWith('Controleer');
    await until(() => isSummary(element));
    element.remove();
    await rendered();
    const again = await showForm(formIds.twoPages, server);
    await until(() => isSummary(again));
  });
});
