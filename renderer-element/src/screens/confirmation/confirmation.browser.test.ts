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
import { navigationFormIds } from '../../../testing/navigation-forms.ts';

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
      'Test: deze aanvraag wordt niet in behandeling genomen.',
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

  it("links back to the organisation's site, and never redirects", async () => {
    const element = await send(openTestServer());
    const link = inside(element).querySelector<HTMLAnchorElement>('a.button');
    expect(plain(link)).to.equal('Terug naar gemeente.example');
    expect(link?.href).to.equal('https://www.gemeente.example/aanmelden');
  });
});
