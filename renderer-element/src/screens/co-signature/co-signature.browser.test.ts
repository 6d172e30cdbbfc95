import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import { coSignatureText, goodSignLink } from '../../../testing/api/co-signature-api.ts';
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
} from '../../../testing/element-page.ts';
import { navigationFormIds } from '../../../testing/forms/navigation-forms.ts';

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const screen = (element: Element) => inside(element).querySelector('.sign-screen');

/** The form, opened by the link in the mail to a second person. */
async function openLink(key = goodSignLink.key, server = openTestServer()) {
  history.replaceState(null, '', `#fb-sign=${goodSignLink.id}.${key}`);
  const element = await showForm(navigationFormIds.coSignature, server);
  await until(() => screen(element)?.getAttribute('aria-busy') === 'false');
  return { element, server };
}

const isHeadingFocused = (element: Element) => until(() => focused(element)?.id === 'heading');

describe('a co-signature', () => {
  afterEach(clear);

  it('shows the answers, and leaves no key in the address or the page', async () => {
    const { element } = await openLink();
    await until(() => inside(element).textContent.includes(coSignatureText));
    expect(heading(element)).to.equal('Wilt u meetekenen?');
    expect(plain(screen(element)))
      .to.contain('Fatima')
      .and.to.contain('Noor');
    expect(location.hash).to.equal('');
    expect(inside(element).innerHTML).not.to.contain(goodSignLink.key);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('is signed after the text is accepted', async () => {
    const { element, server } = await openLink();
    await until(() => inside(element).textContent.includes(coSignatureText));
    await click(button(element, 'Ondertekenen'));
    await until(() => focused(element) === byLabel(element, coSignatureText));
    expect(inside(element).textContent).to.contain('Vink aan dat u akkoord gaat.');
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, coSignatureText));
    await click(button(element, 'Ondertekenen'));
    await until(() => heading(element) === 'U hebt getekend');
    await isHeadingFocused(element);
    expect(plain(screen(element))).not.to.contain('Fatima');
    expect(await violations(element)).to.deep.equal([]);
    const { requests } = await server.inspect();
    const path = `/v0/public/co-signatures/${goodSignLink.id}`;
    expect(requests.filter((each) => each.includes(path))).to.deep.equal([
      `GET ${path}`,
      `POST ${path}/signature`,
    ]);
  });

  it('is declined with a reason, after a confirmation', async () => {
    const { element } = await openLink();
    await until(() => inside(element).textContent.includes(coSignatureText));
    await click(button(element, 'Niet ondertekenen'));
    await until(() => focused(element)?.localName === 'textarea');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Terug'));
    await click(button(element, 'Niet ondertekenen'));
    await fill(byLabel(element, 'Waarom tekent u niet?'), 'Het bedrag klopt niet.');
    await click(button(element, 'Ik teken niet'));
    await until(() => heading(element) === 'U hebt niet getekend');
    await isHeadingFocused(element);
  });

  it('shows the result when it was declined in another tab', async () => {
    const { element, server } = await openLink();
    await until(() => inside(element).textContent.includes(coSignatureText));
    await fetch(`${server.baseUrl}v0/public/co-signatures/${goodSignLink.id}/refusal`, {
      method: 'POST',
      headers: { 'x-submission-key': goodSignLink.key, 'content-type': 'application/json' },
      body: '{}',
    });
    await click(byLabel(element, coSignatureText));
    await click(button(element, 'Ondertekenen'));
    await until(() => heading(element) === 'U hebt niet getekend');
  });

  it('shows that a link is invalid, and loads again on request', async () => {
    const { element } = await openLink('another');
    await until(() => heading(element) === 'Deze link opent nu niets');
    expect(plain(screen(element))).to.contain('Misschien is het formulier gewijzigd.');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Opnieuw proberen'));
    await until(() => heading(element) === 'Deze link opent nu niets');
  });

  it('shows after sending whose signature is pending, and leads back to the form', async () => {
    const element = await showForm(navigationFormIds.coSignature, openTestServer());
    await fill(byLabel(element, 'E-mail'), 'piet@voorbeeld.nl');
    await click(button(element, 'Formulier versturen'));
    await until(() => heading(element) === 'Iemand moet nog meetekenen');
    expect(inside(element).textContent).to.contain('piet@voorbeeld.nl');
    expect(inside(element).textContent).to.contain('U kunt deze pagina sluiten.');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Klopt het e-mailadres niet?'));
    await until(() => byLabel(element, 'E-mail').value === 'piet@voorbeeld.nl');
  });
});
