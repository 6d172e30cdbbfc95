import { expect } from 'chai';
import { formIds } from '../../../testing/forms/form-ids.ts';
import { translatedFormId } from '../../../testing/forms/translated-form.ts';
import {
  byLabel,
  clear,
  fill,
  inside,
  openTestServer,
  plain,
  rendered,
  showForm,
  until,
} from '../../../testing/element-page.ts';

const development = { environment: 'development', locale: 'nl-NL' };

describe('the preview of a form', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
  });

  it('does not exist in production, where answers are real', async () => {
    const element = await showForm(formIds.onePage, openTestServer());
    const error: unknown = await element.preview().catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
  });

  it('shows the form again in another language, with all answers', async () => {
    const element = await showForm(translatedFormId, openTestServer(), development);
    const preview = await element.preview();
    await fill(byLabel(element, 'Hoe heet u?'), 'Ada');
    await fill(byLabel(element, 'Burgerservicenummer'), '999993653');
    await preview.refresh('en');
    await rendered();
    expect(byLabel(element, 'What is your name?').value).to.equal('Ada');
    expect(byLabel(element, 'Citizen service number').value).to.equal('999993653');
    await preview.refresh();
    await rendered();
    expect(byLabel(element, 'What is your name?').value).to.equal('Ada');
  });

  it('reports answers, also after it started again with others', async () => {
    const element = await showForm(formIds.onePage, openTestServer(), development);
    const preview = await element.preview();
    let reports = 0;
    const stop = preview.follow(() => (reports += 1));
    await fill(byLabel(element, 'Naam'), 'Noor');
    await until(() => reports > 0);
    expect(Object.values(preview.answers())).to.contain('Noor');

    const [id = ''] = Object.entries(preview.answers()).find(([, value]) => value === 'Noor') ?? [];
    preview.restart({ [id]: 'Sem' });
    await until(() => byLabel(element, 'Naam').value === 'Sem');
    // Nothing of it was restored from the device.
    expect(plain(inside(element).querySelector('.notices'))).not.to.contain('teruggezet');
    const before = reports;
    await fill(byLabel(element, 'Naam'), 'Ada');
    await until(() => reports > before);
    stop();
  });
});
