import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import {
  coSignatureText,
  goodSignCode,
  goodSignLink,
} from '../../../testing/api/co-signature-api.ts';
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

const id = navigationFormIds.coSignatureByLogin;
const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const screen = (element: Element) => plain(inside(element).querySelector('.sign-screen'));
const storeInTab = (data: object) =>
  sessionStorage.setItem(`form-builder-visit:${id}`, JSON.stringify(data));
const tabData = () => sessionStorage.getItem(`form-builder-visit:${id}`) ?? '';

/** The request to sign, opened with the code by a person who may be logged in. */
async function openByCode(token?: string) {
  if (token !== undefined) storeInTab({ tokens: { digid: token } });
  history.replaceState(null, '', '#fb-sign=code');
  const server = openTestServer();
  const element = await showForm(id, server);
  await until(() => heading(element) === 'Mede\u00adondertekenen');
  await fill(byLabel(element, 'Code'), goodSignCode.toLowerCase());
  await click(button(element, 'Verder'));
  return { element, server };
}

describe('a co-signature by login', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('starts below the first page with the code that the visitor passed on', async () => {
    const element = await showForm(id, openTestServer());
    await until(() => inside(element).textContent.includes('Vroeg iemand u'));
    await click(button(element, 'Medeondertekenen'));
    await until(() => focused(element)?.id === 'heading');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Verder'));
    await until(() => screen(element).includes('Vul de code in.'));
    await fill(byLabel(element, 'Code'), 'BBBB-BBBB-BBBB');
    await click(button(element, 'Verder'));
    await until(() => screen(element).includes('Deze code kennen wij niet.'));
    await until(() => focused(element) === byLabel(element, 'Code'));
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Zelf een formulier invullen'));
    await until(() => heading(element) === 'Uw gegevens');
  });

  it('shows no answer before the login', async () => {
    const { element } = await openByCode();
    await until(() => heading(element) === 'Log in om te tekenen');
    await until(() => screen(element).includes('Inloggen met DigiD'));
    expect(screen(element)).not.to.contain('Fatima');
    expect(screen(element)).to.contain('minimaal niveau Midden');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('is signed after the login, which the tab then removes', async () => {
    const { element } = await openByCode('of-partner');
    await until(() => heading(element) === 'Wilt u meetekenen?');
    await until(() => screen(element).includes('U bent ingelogd als F. El Amrani'));
    expect(screen(element)).to.contain('Fatima');
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, coSignatureText));
    await click(button(element, 'Ondertekenen'));
    await until(() => heading(element) === 'U hebt getekend');
    expect(tabData()).not.to.contain('of-partner');
  });

  it('shows the visitor after submitting that somebody else has to sign', async () => {
    const { element } = await openByCode('of-visitor');
    await until(() => screen(element).includes('Een andere persoon moet meetekenen.'));
    expect(screen(element)).not.to.contain('Fatima');
    await until(() => screen(element).includes('Uitloggen'));
    expect(await violations(element)).to.deep.equal([]);
  });

  it('is still shown after a cancelled login', async () => {
    storeInTab({
      attempt: {
        provider: 'digid',
        verifier: 'x',
        signing: { ...goodSignLink, key: goodSignCode },
      },
    });
    location.hash = `fb-login=${id}.!cancelled`;
    const element = await showForm(id, openTestServer());
    await until(() => screen(element).includes('U hebt het inloggen met DigiD geannuleerd.'));
    await until(() => heading(element) === 'Log in om te tekenen');
    expect(location.hash).to.equal('');
    await until(() => screen(element).includes('Inloggen met DigiD'));
  });

  it('shows the visitor a code to pass on when no mail was sent', async () => {
    const element = await showForm(id, openTestServer());
    await click(button(element, 'Formulier versturen'));
    await until(() => heading(element) === 'Iemand moet nog meetekenen');
    await until(() => screen(element).includes(goodSignCode));
    expect(screen(element)).to.contain('Geef de code hieronder aan die persoon.');
    expect(await violations(element)).to.deep.equal([]);
  });
});
