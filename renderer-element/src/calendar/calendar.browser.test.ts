import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import {
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
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';

const press = async (...keys: readonly string[]) => {
  for (const key of keys) {
    await sendKeys({ press: key });
    await rendered();
  }
};
const opener = (element: Element) =>
  inside(element).querySelector<HTMLElement>('#field-day .date-picker-button');
const dialog = (element: Element) =>
  inside(element).querySelector<HTMLDialogElement>('dialog.calendar');
const activeDay = (element: Element) => focused(element)?.getAttribute('aria-label');

async function openCalendar(attributes = {}): Promise<Element> {
  const element = await showForm(formIds.moments, openTestServer(), attributes);
  await fill(byLabel(element, 'Dag'), '20-11-2026');
  (await until(() => opener(element))).click();
  await until(() => dialog(element)?.open);
  await rendered();
  return element;
}

describe('the calendar of a date', () => {
  afterEach(clear);

  it('is a dialog with a grid, opened on the typed day', async () => {
    const element = await openCalendar();
    expect(opener(element)?.getAttribute('aria-label')).to.contain('nu 20-11-2026');
    expect(dialog(element)?.getAttribute('aria-label')).to.equal('Kies een datum');
    expect(plain(inside(element).querySelector('#calendar-month'))).to.equal('november 2026');
    expect(activeDay(element)).to.contain('vrijdag 20 november 2026');
    expect(focused(element)?.getAttribute('aria-selected')).to.equal('true');
    expect(inside(element).querySelectorAll('[role=grid] [tabindex="0"]').length).to.equal(1);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('works with the keyboard', async () => {
    const element = await openCalendar();
    await press('ArrowRight', 'ArrowDown');
    expect(activeDay(element)).to.contain('28 november 2026');
    await press('Home');
    expect(activeDay(element)).to.contain('maandag 23 november 2026');
    await press('End');
    expect(activeDay(element)).to.contain('zondag 29 november 2026');
    await press('PageDown');
    expect(activeDay(element)).to.contain('29 december 2026');
    await sendKeys({ down: 'Shift' });
    await press('PageUp');
    await sendKeys({ up: 'Shift' });
    expect(activeDay(element)).to.contain('29 december 2025');
    await press('Enter');
    await until(() => dialog(element) === null);
    expect(byLabel(element, 'Dag').value).to.equal('29-12-2025');
    await until(() => focused(element) === opener(element));
  });

  it('closes on Escape, returns the focus and keeps the answer', async () => {
    const element = await openCalendar();
    await press('ArrowRight', 'Escape');
    await until(() => dialog(element) === null);
    await until(() => focused(element) === opener(element));
    expect(byLabel(element, 'Dag').value).to.equal('20-11-2026');
  });

  it('marks days that cannot be chosen, and does not choose them', async () => {
    const element = await openCalendar();
    await press('PageDown', 'PageDown');
    expect(activeDay(element)).to.contain('20 januari 2027');
    expect(focused(element)?.getAttribute('aria-disabled')).to.equal('true');
    await press('Enter');
    expect(dialog(element) === null).to.equal(false);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('works with the pointer', async () => {
    const element = await openCalendar();
    const [first] = [...inside(element).querySelectorAll<HTMLElement>('.day')];
    if (first) await click(first);
    expect(byLabel(element, 'Dag').value).to.equal('01-11-2026');
  });

  it('uses the language of the form', async () => {
    const element = await openCalendar({ locale: 'de-DE' });
    expect(activeDay(element)).to.contain('Freitag, 20. November 2026');
  });
});

describe('a day with a time', () => {
  afterEach(clear);

  it('requires the day first, treats midnight as no time, and clears the time with the day', async () => {
    const element = await showForm(formIds.moments, openTestServer());
    const time = byLabel(element, 'Tijd');
    expect(time.disabled).to.equal(true);
    await fill(byLabel(element, 'Datum'), '1-2-2027');
    expect(byLabel(element, 'Datum').value).to.equal('01-02-2027');
    expect(time.value).to.equal('00:00');
    await fill(time, '9u05');
    expect(time.value).to.equal('09:05');
    await fill(byLabel(element, 'Datum'), '');
    expect(time.value).to.equal('');
    expect(time.disabled).to.equal(true);
    await fill(byLabel(element, 'Datum'), '31-2-2027');
    expect(plain(inside(element).querySelector('#error-moment'))).to.contain('datum');
    expect(byLabel(element, 'Datum').value).to.equal('31-2-2027');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('has the same calendar, which keeps the time', async () => {
    const element = await showForm(formIds.moments, openTestServer());
    const tool = () =>
      inside(element).querySelector<HTMLElement>('#field-moment .date-picker-button');
    (await until(tool)).click();
    await until(() => dialog(element)?.open);
    await press('PageDown', 'Enter');
    await until(() => dialog(element) === null);
    await until(() => focused(element) === tool());
    expect(byLabel(element, 'Datum').value).to.match(/^\d\d-\d\d-\d{4}$/);
    expect(byLabel(element, 'Tijd').value).to.equal('00:00');
    await fill(byLabel(element, 'Datum'), '1-2-2027');
    await fill(byLabel(element, 'Tijd'), '9:05');
    tool()?.click();
    await until(() => dialog(element)?.open);
    await press('ArrowRight', 'Enter');
    await until(() => dialog(element) === null);
    expect(byLabel(element, 'Datum').value).to.equal('02-02-2027');
    expect(byLabel(element, 'Tijd').value).to.equal('09:05');
    expect(await violations(element)).to.deep.equal([]);
  });
});
