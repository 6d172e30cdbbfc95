import { expect } from 'chai';
import { formIds } from '../../../testing/forms.ts';
import { translatedFormId } from '../../../testing/translated-form.ts';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../../testing/element-page.ts';

describe('the languages of a form', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
  });

  const languageOf = (element: Element, text: string) =>
    [...inside(element).querySelectorAll('p, legend, label, strong')]
      .find((each) => [...each.childNodes].some(({ nodeValue }) => nodeValue?.trim() === text))
      ?.closest('[lang]')
      ?.getAttribute('lang');

  it('offers none while the form has texts in one', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    expect(inside(element).querySelector('.languages') === null).to.equal(true);
  });

  it('changes every text and keeps every answer, also those that no device may store', async () => {
    const element = await showForm(translatedFormId, openTestServer(), { locale: 'nl-NL' });
    expect(plain(button(element, 'Nederlands'))).to.equal('Nederlands');
    await fill(byLabel(element, 'Hoe heet u?'), 'Ada');
    await fill(byLabel(element, 'Burgerservicenummer'), '111222333');
    await click(button(element, 'English'));
    await until(() => inside(element).querySelector('[lang^="en-"]'));
    expect(byLabel(element, 'What is your name?').value).to.equal('Ada');
    expect(byLabel(element, 'Citizen service number').value).to.equal('111222333');
    expect(plain(inside(element).querySelector('.heading'))).to.equal('About you');
    expect(button(element, 'English').getAttribute('aria-current')).to.equal('true');
  });

  it('marks what has no translation with the language that it is written in', async () => {
    const element = await showForm(translatedFormId, openTestServer(), { locale: 'en-GB' });
    await until(() => inside(element).querySelector('p[lang="nl"]'));
    expect(languageOf(element, 'Zoals in uw paspoort.')).to.equal('nl');
    expect(languageOf(element, 'alleen')).to.equal('nl');
    expect(languageOf(element, 'What is your name?')).to.equal('en-GB');
  });

  it('keeps the choice in this tab, before the language of the element', async () => {
    const server = openTestServer();
    const element = await showForm(translatedFormId, server, { locale: 'nl-NL' });
    await click(button(element, 'English'));
    await until(() => inside(element).querySelector('[lang^="en-"]'));
    element.remove();
    const again = await showForm(translatedFormId, server, { locale: 'nl-NL' });
    expect(byLabel(again, 'What is your name?').value).to.equal('');
  });

  it('follows the element’s own language while the form is open', async () => {
    const element = await showForm(translatedFormId, openTestServer(), { locale: 'nl-NL' });
    await fill(byLabel(element, 'Hoe heet u?'), 'Ada');
    element.setAttribute('locale', 'en-GB');
    await until(() => inside(element).querySelector('[lang^="en-"]'));
    await until(() => inside(element).textContent.includes('What is your name?'));
    expect(byLabel(element, 'What is your name?').value).to.equal('Ada');
  });
});
