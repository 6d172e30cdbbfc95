import type { VisitMessage } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { expect } from 'chai';
import { formIds } from '../../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  inside,
  next,
  openTestServer,
  plain,
  rendered,
  showForm,
  until,
  type TestServer,
} from '../../../testing/element-page.ts';

/** The messages that arrived, once there are this many. */
async function visitsOf(server: TestServer, atLeast: number, ask: () => void = () => undefined) {
  for (;;) {
    const { visits } = await server.inspect();
    if (visits.length >= atLeast) return visits;
    ask();
    await rendered();
  }
}

/** Closing the page sends what was counted, once the code for it has loaded. */
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

describe('counts of a visit', () => {
  afterEach(clear);

  it('are sent once each, without answers, and not again when nothing happened', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.onePage, server);
    await visitsOf(server, 1, hidePage);
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    const sent = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await sent;
    const visits = await visitsOf(server, 2);
    hidePage();
    await rendered();
    expect((await server.inspect()).visits).to.deep.equal(visits);
    expect(visits.join(' ')).not.to.match(/fatima/i);
    const counts = visits.flatMap((body) => (JSON.parse(body) as VisitMessage).counts);
    const words = counts.map((one) => `${one.kind} ${'subject' in one ? one.subject : ''}`.trim());
    expect(new Set(words).size).to.equal(words.length);
    expect(words).to.include.members(['opened', 'language nl', 'started', 'sent']);
    const kinds = counts.map(({ kind }) => kind);
    expect(kinds).to.include.members(['device', 'page', 'page_done']);
  });

  it('report the last touched field of a visitor who leaves, and take it back when they go on', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.onePage, server);
    await visitsOf(server, 1, hidePage);
    byLabel(element, 'E-mailadres').focus();
    byLabel(element, 'Naam').focus();
    hidePage();
    await visitsOf(server, 2);
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    const sent = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await sent;
    const visits = await visitsOf(server, 3);
    const fields = visits
      .flatMap((body) => (JSON.parse(body) as VisitMessage).counts)
      .filter(({ kind }) => kind.startsWith('field'));
    expect(fields.map(({ kind }) => kind)).to.deep.equal(['field_left', 'field_back']);
    expect(new Set(fields.map((one) => 'subject' in one && one.subject)).size).to.equal(1);
  });

  it('name no field where the form itself sends the visitor away, until they are back', async () => {
    const id = formIds.behindLogin;
    const tokens = { digid: 'for-named' };
    sessionStorage.setItem(`form-builder-visit:${id}`, JSON.stringify({ tokens }));
    const server = openTestServer();
    const element = await showForm(id, server);
    const before = await visitsOf(server, 1, hidePage);
    byLabel(element, 'Naam').focus();
    await until(() => plain(inside(element).querySelector('.notice')).includes('Uitloggen'));
    button(element, 'Uitloggen').click();
    await until(() => location.hash === '#left');
    hidePage();
    await rendered();
    expect((await server.inspect()).visits).to.deep.equal(before);
    window.dispatchEvent(new Event('pageshow'));
    hidePage();
    expect((await visitsOf(server, 2)).at(-1)).to.contain('field_left');
    history.replaceState(null, '', location.pathname + location.search);
    sessionStorage.clear();
  });

  it('are not sent for staff and reviewers, who have a token', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.onePage, server, { 'access-token': 'of-staff' });
    const sent = next(element, 'completed');
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await click(button(element, 'Formulier versturen'));
    await sent;
    hidePage();
    await rendered();
    expect((await server.inspect()).visits).to.deep.equal([]);
  });
});
