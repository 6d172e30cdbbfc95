import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  rendered,
  fill,
  focused,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
  type TestServer,
} from '../../testing/element-page.ts';
import { navigationFormIds } from '../../testing/forms/navigation-forms.ts';

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const hasButton = (element: Element, text: string) =>
  [...inside(element).querySelectorAll('button')].some((each) => plain(each).startsWith(text));
const steps = (element: Element) => [
  ...inside(element).querySelectorAll<HTMLElement>('.stepper li'),
];

async function toThePlan(server: TestServer) {
  const element = await showForm(navigationFormIds.turns, server, { 'page-title': '' });
  await fill(byLabel(element, 'Naam vereniging'), 'De Zwaluw');
  await click(byLabel(element, 'Ja'));
  await click(button(element, 'Volgende'));
  await until(() => heading(element) === 'Het plan');
  return element;
}

async function toTheBreak(server: TestServer) {
  const element = await toThePlan(server);
  await fill(byLabel(element, 'Wat is uw plan?'), 'Een nieuwe kantine');
  await click(button(element, 'Volgende'));
  await until(() => heading(element) === 'Uw plan');
  // The heading receives the focus a moment after it is rendered.
  await until(() => focused(element)?.id === 'heading');
  return element;
}

describe('a break', () => {
  afterEach(clear);

  it('splits the page: the fields after it are not shown yet', async () => {
    const element = await toThePlan(openTestServer());
    expect(() => byLabel(element, 'Bedrag')).to.throw();
    await click(button(element, 'Volgende'));
    const links = [...inside(element).querySelectorAll('.error-summary a')];
    expect(links.map(plain)).to.deep.equal(['Wat is uw plan: Dit veld is verplicht.']);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('shows the answers of the section, saves them, and takes the focus', async () => {
    const server = openTestServer();
    const element = await toTheBreak(server);
    await until(() => focused(element)?.id === 'heading');
    await until(() => document.title.startsWith('Stap 2 van 4 - '));
    expect(plain(inside(element).querySelector('.answers'))).to.equal(
      'Wat is uw plan?Een nieuwe kantine',
    );
    await until(() => plain(inside(element).querySelector('.saved-state')).includes('bewaard.'));
    const { received } = await server.inspect();
    expect(received[0]?.status).to.equal('draft');
    expect(received[0]?.context).to.deep.equal({ page: 'p2', breakId: 'half' });
    expect(await violations(element)).to.deep.equal([]);
  });

  it('says that the device stores the answers when the server cannot be reached', async () => {
    const server = openTestServer();
    await server.setFailureMode('gone');
    await server.setFailureMode('none');
    const element = await toThePlan(server);
    await fill(byLabel(element, 'Wat is uw plan?'), 'Een kantine');
    await server.setFailureMode('internal');
    await click(button(element, 'Volgende'));
    await until(() =>
      plain(inside(element).querySelector('.saved-state')).includes('dit apparaat'),
    );
    await click(button(element, 'Akkoord, verder'));
    await until(() => byLabel(element, 'Bedrag'));
  });

  it('goes back to the fields and on to the next section, with the keyboard', async () => {
    const element = await toTheBreak(openTestServer());
    button(element, 'Plan wijzigen').focus();
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(byLabel(element, 'Wat is uw plan?').value).to.equal('Een nieuwe kantine');
    await click(button(element, 'Volgende'));
    button(element, 'Akkoord, verder').focus();
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(heading(element)).to.equal('Het plan');
    expect(focused(element)?.id).to.equal('heading');
    await fill(byLabel(element, 'Bedrag'), '1200');
    await click(button(element, 'Volgende: Uw gegevens'));
    await click(button(element, 'Vorige'));
    expect(byLabel(element, 'Bedrag').value).to.contain('1.200');
    await click(button(element, 'Vorige'));
    expect(heading(element)).to.equal('Uw plan');
  });

  it('is restored for an unfinished form', async () => {
    const server = openTestServer();
    await toTheBreak(server);
    clear();
    const again = await showForm(navigationFormIds.turns, server);
    await until(() => heading(again) === 'Uw plan');
    expect(plain(inside(again).querySelector('.answers'))).to.contain('Een nieuwe kantine');
  });

  it('is skipped on the way back to the summary', async () => {
    const element = await toTheBreak(openTestServer());
    await click(button(element, 'Akkoord, verder'));
    await fill(byLabel(element, 'Bedrag'), '1200');
    await click(button(element, 'Volgende: Uw gegevens'));
    await click(button(element, 'Volgende'));
    await until(() => heading(element) === 'Controleer uw antwoorden');
    expect(plain(inside(element).querySelector('.answers'))).not.to.contain('kantine');
    await click(button(element, 'Wijzigen: Naam vereniging'));
    await click(button(element, 'Terug naar controleren'));
    expect(heading(element)).to.equal('Controleer uw antwoorden');
  });
});

describe('a stop block', () => {
  afterEach(clear);

  it('shows why, removes the next button, and disappears after another answer', async () => {
    const server = openTestServer();
    const element = await showForm(navigationFormIds.turns, server);
    await fill(byLabel(element, 'Naam vereniging'), 'De Zwaluw');
    await click(byLabel(element, 'Nee'));
    expect(hasButton(element, 'Volgende')).to.equal(false);
    const status = inside(element).querySelector('.form-builder > .unseen');
    expect(plain(status)).to.contain('Alleen voor verenigingen uit Voorbeeldstad');
    byLabel(element, 'Naam vereniging').focus();
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(heading(element)).to.equal('De vereniging');
    expect((await server.inspect()).received).to.have.length(0);
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, 'Ja'));
    expect(hasButton(element, 'Volgende')).to.equal(true);
  });

  it('leaves the count of the steps as it is', async () => {
    const element = await showForm(navigationFormIds.turns, openTestServer());
    const count = () => plain(inside(element).querySelector('#step'));
    expect([steps(element).length, count()]).to.deep.equal([4, 'Stap 1 van 4']);
    await click(byLabel(element, 'Nee'));
    expect([steps(element).length, count()]).to.deep.equal([4, 'Stap 1 van 4']);
  });
});

describe('the stepper', () => {
  afterEach(clear);

  it('lists all steps, marks the current one, and links to completed steps', async () => {
    const element = await toThePlan(openTestServer());
    expect(steps(element).map((step) => step.getAttribute('aria-current'))).to.deep.equal([
      null,
      'step',
      null,
      null,
    ]);
    expect(steps(element).map(plain)).to.deep.equal([
      'De vereniging: klaar',
      '2Het plan',
      '3Uw gegevens: nog te doen',
      '4Controleren: nog te doen',
    ]);
    expect(await violations(element)).to.deep.equal([]);
    const back = inside(element).querySelector<HTMLElement>('.stepper a');
    await click(back ?? button(element, 'none'));
    expect(heading(element)).to.equal('De vereniging');
    expect(byLabel(element, 'Naam vereniging').value).to.equal('De Zwaluw');
  });

  it('keeps the ticks of completed steps when the visitor goes back', async () => {
    const element = await toTheBreak(openTestServer());
    await click(button(element, 'Akkoord, verder'));
    await fill(byLabel(element, 'Bedrag'), '1200');
    await click(button(element, 'Volgende: Uw gegevens'));
    await click(button(element, 'Volgende'));
    await until(() => heading(element) === 'Controleer uw antwoorden');
    await click(button(element, 'Wijzigen: Naam vereniging'));
    expect(steps(element).map(plain)).to.deep.equal([
      '1De vereniging',
      'Het plan: klaar',
      'Uw gegevens: klaar',
      '4Controleren: nog te doen',
    ]);
    const links = [...inside(element).querySelectorAll<HTMLElement>('.stepper a')];
    await click(links[1] ?? button(element, 'none'));
    await until(() => heading(element) === 'Uw gegevens');
  });

  it('shows whole words, and the step as text as well', async () => {
    const element = await showForm(navigationFormIds.turns, openTestServer());
    element.style.width = '700px';
    await rendered();
    const words = steps(element).flatMap((step) => [...step.querySelectorAll('.stepper-name')]);
    expect(words.map((name) => getComputedStyle(name).hyphens)).not.to.contain('auto');
    expect(words.filter((name) => name.scrollWidth > name.clientWidth)).to.deep.equal([]);
    const count = inside(element).querySelector('#step');
    expect(count?.getBoundingClientRect().width).to.be.greaterThan(50);
  });

  it('shows the step as text where there is little space', async () => {
    const element = await showForm(navigationFormIds.turns, openTestServer());
    const display = () => {
      const stepper = inside(element).querySelector('.stepper');
      return stepper && getComputedStyle(stepper).display;
    };
    element.style.width = '360px';
    await rendered();
    expect(display()).to.equal('none');
    expect(inside(element).querySelectorAll('.progress-steps > *')).to.have.length(4);
    element.style.width = '760px';
    await rendered();
    expect(display()).to.equal('block');
    expect(inside(element).querySelector('progress')).to.equal(null);
  });
});

describe('a building block', () => {
  afterEach(clear);

  it('renders in place, without a title', async () => {
    const element = await showForm(navigationFormIds.block, openTestServer());
    expect(byLabel(element, 'E-mailadres').checkVisibility()).to.equal(true);
    expect(plain(inside(element).querySelector('form'))).not.to.contain('Bouwblok');
  });
});
