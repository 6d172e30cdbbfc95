import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  rendered,
  focused,
  inside,
  next,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../testing/element-page.ts';

const login = (element: Element) => inside(element).querySelector('.login');
const tabKey = (id: string) => `form-builder-visit:${id}`;
const writeTab = (id: string, data: object) =>
  sessionStorage.setItem(tabKey(id), JSON.stringify(data));
const readTab = (id: string): unknown => JSON.parse(sessionStorage.getItem(tabKey(id)) ?? '{}');
const notice = (element: Element) => inside(element).querySelector('.notice[role="status"]');

describe('a form that requires a login', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('starts with the login button, the organisation and the required level', async () => {
    const element = await showForm(formIds.behindLogin, openTestServer());
    await until(() => plain(login(element)).includes('Inloggen met DigiD'));
    expect(plain(inside(element).querySelector('#heading'))).to.equal(
      'Log in om dit formulier in te vullen',
    );
    expect(plain(login(element))).to.contain('U logt in bij Gemeente Voorbeeldstad.');
    expect(plain(login(element))).to.contain('minimaal niveau Midden');
    expect(button(element, 'Inloggen met DigiD').type).to.equal('button');
    expect(inside(element).querySelector('form')).to.equal(null);
  });

  it('has the municipality’s text instead of the button while the login is down', async () => {
    const element = await showForm(formIds.loginRepaired, openTestServer());
    await until(() => plain(login(element)).includes('DigiD wordt tot 12.00 uur hersteld.'));
    const buttons = [...(login(element)?.querySelectorAll('button') ?? [])].map(plain);
    expect(buttons).to.deep.equal(['Opnieuw proberen']);
    expect(plain(login(element))).not.to.contain('niet verplicht');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('says that the login was cancelled and is required, and removes it from the address', async () => {
    const server = openTestServer();
    const id = formIds.behindLogin;
    writeTab(id, { attempt: { provider: 'digid', verifier: 'x' } });
    location.hash = `fb-login=${id}.!cancelled`;
    const element = await showForm(id, server);
    await until(() => plain(inside(element).querySelector('.notice-error')).includes('DigiD'));
    expect(plain(inside(element).querySelector('.notice-error'))).to.contain(
      'U hebt het inloggen met DigiD geannuleerd. Om verder te gaan, moet u inloggen met DigiD.',
    );
    expect(location.hash).to.equal('');
  });

  it('warns two minutes before the session expires, on pages that do not show the login', async () => {
    const id = formIds.behindLogin;
    writeTab(id, { tokens: { digid: 'nearly-over' } });
    const server = openTestServer();
    const element = await showForm(id, server);
    const warning = () => plain(inside(element).querySelector('[role="alert"]'));
    await until(() => warning().includes('U wordt over 2 minuten uitgelogd'));
    expect(login(element)).to.equal(null);
    const extended = async () =>
      (await server.inspect()).requests.filter((line) => line.startsWith('login:extend')).length;
    expect(await extended()).to.equal(1);
    button(element, 'Ingelogd blijven').click();
    while ((await extended()) < 2) await rendered();
  });

  for (const [token, sentence] of [
    ['for-named', 'U vult dit formulier in voor F. El Amrani'],
    ['for-unnamed', 'Het nummer van die persoon of organisatie eindigt op 019.'],
  ] as const) {
    it(`says on every page for whom the form is with ${token}, and how to end it`, async () => {
      const id = formIds.behindLogin;
      writeTab(id, { tokens: { digid: token } });
      const server = openTestServer();
      const element = await showForm(id, server);
      await until(() => plain(notice(element)).includes(sentence));
      expect(login(element)).to.equal(null);
      expect(await violations(element)).to.deep.equal([]);
      expect(button(element, 'Uitloggen').type).to.equal('button');
    });
  }

  it('logs out who acts for the wrong person, without saving the answers for that person', async () => {
    const id = formIds.behindLogin;
    writeTab(id, { tokens: { digid: 'for-named' } });
    const server = openTestServer();
    const element = await showForm(id, server);
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await until(() => notice(element));
    button(element, 'Uitloggen').click();
    await until(() => location.hash === '#left');
    expect((await server.inspect()).received).to.deep.equal([]);
    expect(readTab(id)).to.deep.equal({ tokens: {} });
  });

  it('leaves the draft of another login on the server, and keeps what was typed', async () => {
    const id = formIds.behindLogin;
    writeTab(id, { tokens: { digid: 'for-named' } });
    const server = openTestServer();
    const before = await showForm(id, server);
    await fill(byLabel(before, 'Naam'), 'Fatima');
    await fill(byLabel(before, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await until(() => inside(before).querySelector('.draft-actions'));
    const saved = next(before, 'saved');
    button(before, 'Bewaren en later verder').click();
    await saved;
    before.remove();
    writeTab(id, { attempt: { provider: 'digid', verifier: 'x' } });
    location.hash = `fb-login=${id}.for-another`;
    const element = await showForm(id, server);
    // The login before the form shows who is logged in until the form opens.
    await until(() => inside(element).querySelector('form') && notice(element));
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
    const sent = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await sent;
    const { received } = await server.inspect();
    expect(received.map(({ status }) => status)).to.deep.equal(['draft', 'final']);
  });

  it('has the login of another person as the answer, whose draft it is not', async () => {
    const id = formIds.loginFirst;
    writeTab(id, { tokens: { digid: 'for-named' } });
    const server = openTestServer();
    const before = await showForm(id, server);
    await until(() => plain(login(before)).includes('U bent ingelogd'));
    await fill(byLabel(before, 'Naam'), 'Fatima');
    await fill(byLabel(before, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await until(() => inside(before).querySelector('.draft-actions'));
    const saved = next(before, 'saved');
    button(before, 'Bewaren en later verder').click();
    await saved;
    before.remove();
    writeTab(id, { attempt: { provider: 'digid', verifier: 'x', cellKey: 'login' } });
    location.hash = `fb-login=${id}.for-another`;
    const resume = holdRequests(({ url }) => url.endsWith('/resume'));
    try {
      const element = await showForm(id, server);
      await until(() => plain(login(element)).includes('U bent ingelogd'));
      resume.release();
      await until(() => focused(element) === login(element));
      await rendered();
      const sent = next(element, 'completed');
      await click(button(element, 'Formulier versturen'));
      await sent;
      const { received } = await server.inspect();
      expect(received.at(-1)?.answers).to.have.nested.property('login.entity');
    } finally {
      resume.end();
    }
  });

  it('says it at the login field, with who is logged in', async () => {
    const id = formIds.loginAsked;
    writeTab(id, { tokens: { digid: 'for-named' } });
    const element = await showForm(id, openTestServer());
    await until(() => plain(notice(element)).includes('U vult dit formulier in voor'));
    button(element, 'Naar het inloggen').click();
    await until(() => plain(login(element)).includes('U bent ingelogd als W. van den Berg'));
    expect(plain(login(element))).to.contain('U vult dit formulier in voor F. El Amrani');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('has a notice instead of the button while the login is down, and says how to go on', async () => {
    const element = await showForm(formIds.loginDown, openTestServer());
    await until(() => plain(login(element)).includes('Inloggen met DigiD kan nu niet'));
    expect(plain(login(element))).to.contain('u kunt ook verder zonder in te loggen');
    expect(login(element)?.querySelector('.login-button')).to.equal(null);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('shows who is logged in when the login is confirmed after the form is shown', async () => {
    const id = formIds.loginFirst;
    const server = openTestServer();
    writeTab(id, { attempt: { provider: 'digid', verifier: 'x', cellKey: 'login' } });
    location.hash = `fb-login=${id}.slow`;
    const exchange = holdCall('login:exchange');
    try {
      const element = await showForm(id, server);
      const isFound = async () =>
        (await server.inspect()).requests.some((line) => line.startsWith('login:find'));
      while (!(await isFound())) await rendered();
      await rendered();
      expect(plain(login(element))).not.to.contain('Inloggen met DigiD');
      exchange.release();
      await until(() => plain(login(element)).includes('U bent ingelogd als F. El Amrani'));
    } finally {
      exchange.end();
    }
  });

  it('restores after a login what the device may not store', async () => {
    const id = formIds.loginFirst;
    const server = openTestServer();
    const before = await showForm(id, server);
    await fill(byLabel(before, 'Naam'), 'Fatima');
    await fill(byLabel(before, 'Burgerservicenummer'), '111222333');
    await until(() => plain(login(before)).includes('Inloggen met DigiD'));
    button(before, 'Inloggen met DigiD').click();
    await until(() => location.hash === '#left');
    before.remove();
    location.hash = `fb-login=${id}.code`;
    const element = await showForm(id, server);
    await until(() => plain(login(element)).includes('U bent ingelogd als F. El Amrani'));
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
    expect(byLabel(element, 'Burgerservicenummer').value).to.equal('111222333');
  });

  it('links that warning to the login field', async () => {
    const id = formIds.loginAsked;
    writeTab(id, { tokens: { digid: 'nearly-over' } });
    const element = await showForm(id, openTestServer());
    const warning = () => inside(element).querySelector('[role="alert"]');
    await until(() => plain(warning()).includes('U wordt over 2 minuten uitgelogd'));
    expect(await violations(element)).to.deep.equal([]);
    button(element, 'Naar het inloggen').click();
    await until(() => plain(login(element)).includes('U bent ingelogd als F. El Amrani'));
    await rendered();
    expect(plain(inside(element).querySelector('h1, h2'))).to.equal('Wie u bent');
    expect(focused(element)).to.equal(login(element));
  });

  it('says that the session has expired, and keeps the answers', async () => {
    const id = formIds.behindLogin;
    writeTab(id, { tokens: { digid: 'over' } });
    const element = await showForm(id, openTestServer());
    await until(() =>
      plain(inside(element).querySelector('[role="alert"]')).includes('U bent uitgelogd'),
    );
    expect(() => button(element, 'Naar het inloggen')).to.throw();
    expect(inside(element).querySelector('input')).not.to.equal(null);
  });

  it('says so on the payment screen as well', async () => {
    const { id } = { id: formIds.onePage };
    const saved = { id: '00000000-0000-4000-8000-000000000000', key: 'key', revision: 1 };
    writeTab(id, { tokens: { digid: 'over' }, saved });
    location.hash = `fb-payment=${saved.id}`;
    const element = await showForm(id, openTestServer());
    await until(() => inside(element).querySelector('.payment-screen'));
    await until(() =>
      [...inside(element).querySelectorAll('[role="alert"]')].some((alert) =>
        plain(alert).includes('U bent uitgelogd'),
      ),
    );
  });

  it('explains what to do after a payment in another browser, and shows no empty form', async () => {
    location.hash = 'fb-payment=00000000-0000-4000-8000-000000000000';
    const element = await showForm(formIds.onePage, openTestServer());
    await until(() => inside(element).querySelector('.failure'));
    expect(plain(inside(element).querySelector('.failure'))).to.contain('Betaal niet opnieuw.');
    expect(inside(element).querySelector('input')).to.equal(null);
  });

  it('leaves a link in the address to the form that replaced it on the page', async () => {
    const removed = await showForm(formIds.onePage, openTestServer());
    // The background tasks, which follow links, have started.
    await until(() => inside(removed).querySelector('.draft-buttons'));
    removed.remove();
    await rendered();
    const link = '#fb-payment=00000000-0000-4000-8000-000000000000';
    const changed = new Promise((resolve) => {
      addEventListener('hashchange', () => setTimeout(resolve), { once: true });
    });
    location.hash = link;
    await changed;
    await rendered();
    expect(location.hash).to.equal(link);
  });

  it('opens only after a login', async () => {
    const id = formIds.behindLogin;
    location.hash = `fb-login=${id}.somebody-elses-code`;
    const element = await showForm(id, openTestServer());
    await until(() => plain(login(element)).includes('Inloggen met DigiD'));
    expect(location.hash).to.equal('');
  });
});

/** Holds the calls of a procedure until they are released; `end` restores `fetch`. */
const holdCall = (signature: string) =>
  holdRequests(async (request) => (await request.text()).includes(`"${signature}"`));

/** Holds requests until they are released; `end` restores `fetch`. */
function holdRequests(isHeld: (request: Request) => boolean | Promise<boolean>) {
  const { fetch } = window;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (await isHeld(request.clone())) await released;
    return fetch(request);
  };
  return {
    release,
    end: () => {
      window.fetch = fetch;
    },
  };
}
