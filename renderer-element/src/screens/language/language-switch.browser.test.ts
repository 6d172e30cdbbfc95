import { expect } from 'chai';
import { formIds } from '../../../testing/forms/form-ids.ts';
import { ownWordsFormId, translatedFormId } from '../../../testing/forms/translated-form.ts';
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

  it('are not offered while the form has texts in one language', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    expect(inside(element).querySelector('.languages') === null).to.equal(true);
  });

  it('change every text and keep every answer, also those that the device may not store', async () => {
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

  it('mark texts without a translation with the language that they are written in', async () => {
    const element = await showForm(translatedFormId, openTestServer(), { locale: 'en-GB' });
    await until(() => inside(element).querySelector('p[lang="nl"]'));
    expect(languageOf(element, 'Zoals in uw paspoort.')).to.equal('nl');
    expect(languageOf(element, 'alleen')).to.equal('nl');
    expect(languageOf(element, 'What is your name?')).to.equal('en-GB');
  });

  it('store the choice in this tab, where it overrides the language of the element', async () => {
    const server = openTestServer();
    const element = await showForm(translatedFormId, server, { locale: 'nl-NL' });
    await click(button(element, 'English'));
    await until(() => inside(element).querySelector('[lang^="en-"]'));
    element.remove();
    const again = await showForm(translatedFormId, server, { locale: 'nl-NL' });
    expect(byLabel(again, 'What is your name?').value).to.equal('');
  });

  it('follow the attribute of the element while the form is open', async () => {
    const element = await showForm(translatedFormId, openTestServer(), { locale: 'nl-NL' });
    await fill(byLabel(element, 'Hoe heet u?'), 'Ada');
    element.setAttribute('locale', 'en-GB');
    await until(() => inside(element).querySelector('[lang^="en-"]'));
    await until(() => inside(element).textContent.includes('What is your name?'));
    expect(byLabel(element, 'What is your name?').value).to.equal('Ada');
  });

  it('show the own words of the organisation, in each language and region', async () => {
    const element = await showForm(ownWordsFormId, openTestServer(), { locale: 'nl-NL' });
    const said = (words: string) =>
      until(() => inside(element).querySelector('.optional')?.textContent.trim() === words);
    await said('(mag leeg)');
    element.setAttribute('locale', 'en-GB');
    await said('(may stay empty)');
    element.setAttribute('locale', 'en-US');
    await until(() => inside(element).querySelector('[lang="en-US"]'));
    await said('(may stay empty)');
    element.setAttribute('locale', 'nl-BE');
    await said('(mag leeg)');
  });
});
