import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  focused,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
  type TestServer,
} from '../../../testing/element-page.ts';
import { navigationFormIds } from '../../../testing/forms/navigation-forms.ts';

async function send(server: TestServer): Promise<Element> {
  const element = await showForm(navigationFormIds.block, server);
  await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
  await click(button(element, 'Formulier versturen'));
  await until(() => inside(element).querySelector('.sent'));
  return element;
}

/** The names of the files saved from now on; the browser's download does not start. */
function savedFiles(): readonly string[] {
  const names: string[] = [];
  const original = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  stops.push(() => {
    HTMLAnchorElement.prototype.click = original;
  });
  return names;
}
const stops: (() => void)[] = [];

describe('after submitting', () => {
  afterEach(() => {
    clear();
    stops.splice(0).forEach((stop) => stop());
  });

  it('shows the number, the answers and what happens with a test', async () => {
    const element = await send(openTestServer());
    expect(focused(element)?.id).to.equal('heading');
    expect(plain(inside(element).querySelector('.sent-number'))).to.equal('PF-000001');
    expect(plain(inside(element).querySelector('.test-banner'))).to.equal(
      'Dit is een test. Wij nemen dit formulier niet in behandeling.',
    );
    expect(plain(inside(element).querySelector('.answers'))).to.contain('fatima@voorbeeld.nl');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('shows that the form arrived when it has no numbers', async () => {
    const server = openTestServer();
    await server.setNumbered(false);
    const element = await send(server);
    expect(inside(element).querySelector('.sent-number')).to.equal(null);
    expect(plain(inside(element).querySelector('.sent'))).to.contain('ontvangen');
  });

  it('saves the answers as a PDF, with the key in no URL and nowhere in the page', async () => {
    const server = openTestServer();
    const files = savedFiles();
    const element = await send(server);
    await click(button(element, 'Uw antwoorden als PDF opslaan'));
    await until(() => plain(inside(element).querySelector('.button-news')).includes('opgeslagen'));
    expect(files).to.deep.equal(['PF-000001.pdf']);
    const { requests } = await server.inspect();
    expect(requests.join()).not.to.contain('key-of');
    expect(inside(element).innerHTML).not.to.contain('key-of');
  });

  it('shows that the form was submitted even when the PDF fails', async () => {
    const server = openTestServer();
    const element = await send(server);
    await server.setFailureMode('gone');
    await click(button(element, 'Uw antwoorden als PDF opslaan'));
    const announcement = () => plain(inside(element).querySelector('.button-news'));
    await until(() => announcement().includes('wel verstuurd'));
  });

  const openCopy = async (server: TestServer) => {
    const element = await send(server);
    const offer = () =>
      [...inside(element).querySelectorAll('button')].some((one) => plain(one).startsWith('Kopie'));
    await until(offer);
    await click(button(element, 'Kopie per e-mail sturen'));
    await until(() => focused(element)?.matches('[type=email]'));
    return element;
  };
  const copyForm = (element: Element) => inside(element).querySelector('form:has([type=email])');

  it('mails a copy to the address in the answers, and then to another', async () => {
    const server = openTestServer();
    const element = await openCopy(server);
    const input = byLabel(element, 'Uw e-mailadres');
    expect(input.value).to.equal('fatima@voorbeeld.nl');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Kopie sturen'));
    await until(() =>
      plain(inside(element).querySelector('form [role=status]')).includes(
        'naar fatima@voorbeeld.nl. Ziet u',
      ),
    );
    await until(() => plain(focused(element)) === 'Naar een ander adres sturen');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Naar een ander adres sturen'));
    await fill(byLabel(element, 'Uw e-mailadres'), 'sem@voorbeeld.nl');
    await click(button(element, 'Kopie sturen'));
    await until(() =>
      plain(inside(element).querySelector('form [role=status]')).includes('naar sem@voorbeeld.nl'),
    );
    const { mailed } = await server.inspect();
    expect(mailed).to.deep.equal(['fatima@voorbeeld.nl', 'sem@voorbeeld.nl']);
  });

  it('sends no copy to an invalid address, and shows the format', async () => {
    const server = openTestServer();
    const element = await openCopy(server);
    await fill(byLabel(element, 'Uw e-mailadres'), 'fatima');
    await click(button(element, 'Kopie sturen'));
    expect(plain(copyForm(element))).to.contain('zoals naam@voorbeeld.nl');
    await until(() => focused(element)?.matches('[type=email][aria-invalid=true]'));
    expect((await server.inspect()).mailed).to.deep.equal([]);
  });

  it('shows that the form was received when the copy fails, and retries', async () => {
    const server = openTestServer();
    const element = await openCopy(server);
    await server.setFailureMode('gone');
    await click(button(element, 'Kopie sturen'));
    await until(() => plain(copyForm(element)).includes('Uw formulier hebben wij al ontvangen'));
    await server.setFailureMode('none');
    await click(button(element, 'Opnieuw proberen'));
    await until(() =>
      plain(inside(element).querySelector('form [role=status]')).includes(
        'naar fatima@voorbeeld.nl. Ziet u',
      ),
    );
  });

  it('shows the waiting time after too many copies', async () => {
    const server = openTestServer();
    const element = await openCopy(server);
    await server.setFailureMode('too_many_requests');
    await click(button(element, 'Kopie sturen'));
    await until(() => plain(copyForm(element)).includes('Wacht even'));
    expect(await violations(element)).to.deep.equal([]);
  });

  it('closes the form for a copy again', async () => {
    const element = await openCopy(openTestServer());
    await click(button(element, 'Niet sturen'));
    await until(() => plain(focused(element)) === 'Kopie per e-mail sturen');
    expect(copyForm(element)).to.equal(null);
  });

  it("links back to the organisation's site, and never redirects", async () => {
    const element = await send(openTestServer());
    const link = inside(element).querySelector<HTMLAnchorElement>('a.button');
    expect(plain(link)).to.equal('Terug naar gemeente.example');
    expect(link?.href).to.equal('https://www.gemeente.example/aanmelden');
  });
});
