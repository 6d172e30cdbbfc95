import { sendKeys } from '@web/test-runner-commands';
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
} from '../../testing/element-page.ts';

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
  await rendered();
}

async function type(text: string): Promise<void> {
  await sendKeys({ type: text });
  await rendered();
}

/** A click as browsers count it: the second of a double click has detail 2. */
const clickNumber = (detail: number) =>
  new MouseEvent('click', { detail, bubbles: true, cancelable: true, composed: true });

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const step = (element: Element) => plain(inside(element).querySelector('#step'));

/** The last announcement, with its white space. */
const announcementOf = (element: Element) =>
  inside(element).querySelector('.form-builder > .unseen')?.textContent ?? '';

/**
 * Alternates between yes and no until that is announced: the announcer loads a moment after the
 * first page.
 */
async function answerUntilAnnounced(element: Element): Promise<void> {
  while (announcementOf(element) === '') {
    await click(byLabel(element, 'Ja'));
    await click(byLabel(element, 'Nee'));
  }
}

describe('the navigation through a form', () => {
  afterEach(clear);

  it('works from start to end with the keyboard only', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.twoPages, server);
    byLabel(element, 'Wat wilt u melden?').focus();
    await type('Losse tegel');
    await press('Tab', 'Space');
    expect(byLabel(element, 'Ja').checked).to.equal(true);
    await press('Tab');
    await type('Men kan vallen');
    await press('Tab', 'Enter');
    expect(heading(element)).to.equal('Uw gegevens');
    expect(focused(element)?.id).to.equal('heading');
    expect(step(element)).to.equal('Stap 2 van 3');
    await press('Tab');
    await type('Fatima');
    await press('Tab');
    await type('fatima@voorbeeld.nl');
    await press('Enter');
    await until(() => inside(element).querySelector('.answers'));
    expect(focused(element)?.id).to.equal('heading');
    button(element, 'Formulier versturen').focus();
    const completed = next(element, 'completed');
    await press('Enter');
    await completed;
    expect((await server.inspect()).received[0]?.answers).to.deep.equal({
      what: 'Losse tegel',
      danger: 'ja',
      why: 'Men kan vallen',
      name: 'Fatima',
      email: 'fatima@voorbeeld.nl',
    });
  });

  it('stays on a page with errors and focuses their summary, which links to each field', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await click(button(element, 'Volgende'));
    expect(heading(element)).to.equal('De melding');
    expect(focused(element)?.id).to.equal('errors');
    const links = [...inside(element).querySelectorAll<HTMLElement>('.error-summary a')];
    expect(links.map(plain)).to.deep.equal([
      'Wat wilt u melden: Dit veld is verplicht.',
      'Is het gevaarlijk: Maak een keuze.',
    ]);
    // The bullet is beside the first line of a link, however many it has.
    expect(links.map((link) => getComputedStyle(link).display)).to.deep.equal(['inline', 'inline']);
    await click(links[1] ?? button(element, 'none'));
    expect(focused(element)?.id).to.equal(byLabel(element, 'Ja').id);
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    expect(inside(element).querySelectorAll('.error-summary a')).to.have.length(1);
  });

  it('announces fields that rules show and hide, in place', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    const why = byLabel(element, 'Waarom is het gevaarlijk?');
    expect(why.checkVisibility()).to.equal(false);
    await answerUntilAnnounced(element);
    await click(byLabel(element, 'Ja'));
    expect(why.checkVisibility()).to.equal(true);
    const status = () => announcementOf(element).trim();
    expect(status()).to.equal('Er is 1 vraag bijgekomen');
    await fill(why, 'Men kan vallen');
    await click(byLabel(element, 'Nee'));
    expect(status()).to.equal('Er is 1 vraag weggevallen');
    await click(byLabel(element, 'Ja'));
    expect(byLabel(element, 'Waarom is het gevaarlijk?') === why).to.equal(true);
    expect(why.value).to.equal('Men kan vallen');
  });

  it('announces the same text again', async () => {
    const element = await showForm(formIds.branchedForm, openTestServer());
    await answerUntilAnnounced(element);
    await click(byLabel(element, 'Ja'));
    const announcement = announcementOf(element);
    await click(byLabel(element, 'Nee'));
    expect(announcementOf(element).trim()).to.equal(announcement.trim());
    expect(announcementOf(element)).not.to.equal(announcement);
  });

  it('handles a double click as one click', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await click(byLabel(element, 'Nee'));
    button(element, 'Volgende').dispatchEvent(clickNumber(1));
    await rendered();
    button(element, 'Volgende').dispatchEvent(clickNumber(2));
    await rendered();
    expect(heading(element)).to.equal('Uw gegevens');
    expect(inside(element).querySelector('.error-summary')).to.equal(null);
  });

  it('goes back without losing an answer', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await click(byLabel(element, 'Nee'));
    await click(button(element, 'Volgende'));
    await fill(byLabel(element, 'Naam'), 'Fatima');
    await click(button(element, 'Vorige'));
    expect(byLabel(element, 'Wat wilt u melden?').value).to.equal('Losse tegel');
    await click(button(element, 'Volgende'));
    expect(byLabel(element, 'Naam').value).to.equal('Fatima');
  });

  it('goes from the summary to an answer and back', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await click(byLabel(element, 'Nee'));
    await click(button(element, 'Volgende'));
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('.answers'));
    await click(button(element, 'Wijzigen: Wat wilt u melden?'));
    expect(focused(element)?.id).to.equal(byLabel(element, 'Wat wilt u melden?').id);
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse stoeptegel');
    await click(button(element, 'Terug naar controleren'));
    const answers = await until(() => inside(element).querySelector('.answers'));
    expect(plain(answers)).to.contain('Losse stoeptegel');
  });

  it('requires answers to newly required fields before it shows the summary again', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await click(byLabel(element, 'Nee'));
    await click(button(element, 'Volgende'));
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('.answers'));
    await click(button(element, 'Wijzigen: Is het gevaarlijk?'));
    await click(byLabel(element, 'Ja'));
    await click(button(element, 'Terug naar controleren'));
    expect(plain(inside(element).querySelector('.error-summary'))).to.contain('Waarom');
  });

  it('sets the title and the history of a page that consists of the form', async () => {
    const element = await showForm(formIds.twoPages, openTestServer(), {
      'page-title': '',
      'page-history': '',
    });
    await until(() => document.title.startsWith('Stap 1 van 3 - De melding'));
    await click(button(element, 'Volgende'));
    await until(() => document.title.startsWith('Fout: Stap 1 van 3'));
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await click(byLabel(element, 'Nee'));
    await click(button(element, 'Volgende'));
    await until(() => document.title.startsWith('Stap 2 van 3 - Uw gegevens'));
    history.back();
    await until(() => heading(element) === 'De melding');
    expect(byLabel(element, 'Wat wilt u melden?').value).to.equal('Losse tegel');
  });
});

describe('the language of the form', () => {
  afterEach(clear);

  for (const [locale, words] of [
    ['nl-NL', 'Volgende: Uw gegevens'],
    ['en-GB', 'Next: Uw gegevens'],
    ['de-DE', 'Weiter: Uw gegevens'],
  ] as const) {
    it(`is translated into ${locale}`, async () => {
      const element = await showForm(formIds.twoPages, openTestServer(), { locale });
      expect(inside(element).querySelector('[lang]')?.getAttribute('lang')).to.equal(locale);
      expect(inside(element).querySelector('[type="submit"]')?.textContent).to.equal(words);
    });
  }

  it('changes while the form is filled in, and keeps the answers', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    element.setAttribute('locale', 'en-GB');
    await until(() => inside(element).querySelector('[lang="en-GB"]'));
    expect(byLabel(element, 'Wat wilt u melden?').value).to.equal('Losse tegel');
    expect(step(element)).to.equal('Step 1 of 3');
  });

  it('also changes the errors that are shown', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    await click(button(element, 'Volgende'));
    element.setAttribute('locale', 'en-GB');
    await until(() => inside(element).querySelector('[lang="en-GB"]'));
    const links = [...inside(element).querySelectorAll('.error-summary a')];
    expect(links.map(plain)).to.deep.equal([
      'Wat wilt u melden: This field is required.',
      'Is het gevaarlijk: Make a choice.',
    ]);
  });
});
