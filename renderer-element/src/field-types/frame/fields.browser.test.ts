import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import { navigationFormIds } from '../../../testing/forms/navigation-forms.ts';
import { forms } from '../../../testing/forms/forms.ts';
import { formIds } from '../../../testing/forms/form-ids.ts';
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
} from '../../../testing/element-page.ts';

const fields = forms.find(({ id }) => id === formIds.commonTypes)?.pages[0]?.properties ?? [];

async function fillEveryField(element: Element): Promise<void> {
  await fill(byLabel(element, 'Tekst'), 'Een tekst');
  await fill(byLabel(element, 'Toelichting'), 'Meer dan een regel');
  await fill(byLabel(element, 'E-mailadres'), ' fatima@voorbeeld.nl ');
  await fill(byLabel(element, 'Aantal personen'), '2');
  await fill(byLabel(element, 'Datum'), '1-2-2026');
  await fill(byLabel(element, 'Postcode'), '1234ab');
  await fill(byLabel(element, 'Soort'), 'nee');
  for (const key of ['radio', 'pills', 'multi']) {
    const choice = inside(element).querySelector<HTMLElement>(`#control-${key}`);
    if (choice) await click(choice);
  }
  await click(byLabel(element, 'Ik ga akkoord'));
  await fill(byLabel(element, 'Straat'), 'Kerkstraat');
  await fill(byLabel(element, 'Naam van het kind'), 'Noor');
}

describe('every field type', () => {
  afterEach(clear);

  it('renders without an accessibility violation', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    for (const field of fields) {
      const frame = inside(element).querySelector(`[data-type="${field.type}"]`);
      expect(frame === null, field.type).to.equal(false);
    }
    expect(await violations(element)).to.deep.equal([]);
  });

  it('shows its error above the control, linked to it, without an accessibility violation', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    await click(button(element, 'Formulier versturen'));
    // Errors appear when their messages have loaded.
    await until(() => inside(element).querySelector('[data-invalid]'));
    const invalid = [...inside(element).querySelectorAll('[data-invalid]')];
    expect(invalid.map((frame) => frame.id)).to.deep.equal([
      'field-text',
      'field-textarea',
      'field-email',
      'field-number',
      'field-date',
      'field-postcode',
      'field-select',
      'field-radio',
      'field-pills',
      'field-multi',
      'field-checkbox',
      'field-street',
      'field-child~r1',
    ]);
    for (const frame of invalid) {
      const error = frame.querySelector('.error');
      const control = frame.querySelector('input, select, textarea');
      const described = frame.querySelector(`[aria-describedby~="${error?.id ?? ''}"]`);
      expect(described === null, frame.id).to.equal(false);
      expect(control?.getAttribute('aria-invalid'), frame.id).to.equal('true');
      expect(plain(error)).to.match(/^Fout: /);
    }
    expect(await violations(element)).to.deep.equal([]);
  });

  it('accepts an answer, formats it and submits it in the shape of its field type', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.commonTypes, server);
    await fillEveryField(element);
    expect(byLabel(element, 'Postcode').value).to.equal('1234 AB');
    expect(byLabel(element, 'Datum').value).to.equal('01-02-2026');
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    expect((await server.inspect()).received[0]?.answers).to.deep.equal({
      text: 'Een tekst',
      textarea: 'Meer dan een regel',
      email: 'fatima@voorbeeld.nl',
      number: 2,
      date: '2026-02-01',
      postcode: '1234 AB',
      select: 'nee',
      radio: 'ja',
      pills: 'ja',
      multi: ['ja'],
      checkbox: true,
      switch: false,
      street: 'Kerkstraat',
      rows: [{ child: 'Noor' }],
    });
  });

  it('validates an answer when the visitor leaves the field, never while typing', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    const number = byLabel(element, 'Aantal personen');
    number.focus();
    number.value = 'twee';
    number.dispatchEvent(new Event('input', { bubbles: true }));
    await rendered();
    expect(inside(element).querySelector('#error-number') === null).to.equal(true);
    number.blur();
    await until(() => inside(element).querySelector('#error-number'));
    await fill(number, '3');
    expect(inside(element).querySelector('#error-number') === null).to.equal(true);
  });

  it('removes the error of a choice when it is made, before the visitor leaves it', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    await click(button(element, 'Formulier versturen'));
    await until(() => inside(element).querySelector('#error-radio'));
    const choice = inside(element).querySelector<HTMLInputElement>('#control-radio');
    choice?.focus();
    choice?.click();
    await until(() => !inside(element).querySelector('#error-radio'));
    expect(focused(element) === choice).to.equal(true);
    const links = [...inside(element).querySelectorAll('.error-summary a')].map(plain);
    expect(links.some((link) => link.startsWith('Kind 1: Naam van het kind: '))).to.equal(true);
  });

  it('selects and clears all choices of a list', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    const ticks = () =>
      [...inside(element).querySelectorAll<HTMLInputElement>('#field-multi input')].map(
        ({ checked }) => checked,
      );
    await click(button(element, 'Alles selecteren'));
    expect(ticks()).to.deep.equal([true, true, true]);
    await click(button(element, 'Niets selecteren'));
    expect(ticks()).to.deep.equal([false, false, false]);
  });

  it("loads images and files from the form's server, whatever page embeds it", async () => {
    const server = openTestServer();
    const element = await showForm(navigationFormIds.served, server);
    const served = location.origin + server.baseUrl;
    const addresses = () =>
      [...inside(element).querySelectorAll('img.picture, a.download')].map((each) =>
        each.getAttribute(each.matches('img') ? 'src' : 'href'),
      );
    await until(() => addresses()[0]);
    expect(addresses()).to.deep.equal([
      `${served}files/plattegrond.svg`,
      `${served}files/plan.pdf`,
      'https://elders.example/plan.pdf',
    ]);
  });

  it('announces added and removed rows', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    const rows = inside(element).querySelector('[data-type="input-collection"]');
    const announcement = () => plain(rows?.querySelector('fieldset > [role=status]') ?? null);
    const add = () => click(button(element, 'Kind toevoegen'));
    await until(() =>
      [...inside(element).querySelectorAll('button')].find((each) =>
        plain(each).startsWith('Kind toe'),
      ),
    );
    await add();
    await until(() => announcement() === 'Kind 2 is toegevoegd.');
    await click(button(element, 'Kind 2'));
    await until(() => announcement() === 'Kind 2 is verwijderd. Nog over: 1.');
    await add();
    await until(() => announcement() === 'Kind 2 is toegevoegd.');
  });

  it('moves the focus when rows are added and removed', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    const names = () => [...inside(element).querySelectorAll<HTMLInputElement>('.row input')];
    await click(button(element, 'Kind toevoegen'));
    expect(names()).to.have.length(2);
    expect(focused(element)?.id).to.equal(names()[1]?.id);
    await fill(byLabel(element, 'Naam van het kind', 1), 'Sem');
    await click(button(element, 'Kind 1 verwijderen'));
    expect(names().map(({ value }) => value)).to.deep.equal(['Sem']);
    expect(plain(focused(element))).to.equal('Kind toevoegen');
    await click(button(element, 'Kind toevoegen'));
    await click(button(element, 'Kind toevoegen'));
    const full = 'U kunt er hoogstens 3 toevoegen. Dat aantal hebt u nu.';
    expect(plain(inside(element).querySelector('#control-rows'))).to.equal(full);
    const rows = inside(element).querySelector('[data-type="input-collection"]');
    const announcement = () => plain(rows?.querySelector('fieldset > [role=status]') ?? null);
    expect(announcement()).to.equal(`Kind 3 is toegevoegd. ${full}`);
  });

  it('keeps the asterisk on the line of the last word', async () => {
    const element = await showForm(formIds.twoPages, openTestServer());
    const asterisk = inside(element).querySelector('.label .asterisk');
    const label = asterisk?.closest<HTMLElement>('.label');
    const [words] = label?.childNodes ?? [];
    if (!asterisk || !label || !words?.textContent) throw new Error('There is no label.');
    const range = document.createRange();
    range.setStart(words, words.textContent.length - 1);
    range.setEnd(words, words.textContent.length);
    const middle = (box: DOMRect) => Math.round(box.top + box.height / 2);
    for (let width = 320; width > 140; width -= 4) {
      label.style.width = `${width}px`;
      expect(middle(asterisk.getBoundingClientRect()), `${width} px`).to.equal(
        middle(range.getBoundingClientRect()),
      );
    }
  });

  it('shows a date as example that fits the question', async () => {
    const element = await showForm(navigationFormIds.keys, openTestServer());
    expect(plain(inside(element).querySelector('#field-born .hint'))).to.equal(
      'Bijvoorbeeld 31-12-1985',
    );
  });

  it('counts the remaining characters', async () => {
    const element = await showForm(formIds.commonTypes, openTestServer());
    await fill(byLabel(element, 'Tekst'), 'Hallo');
    expect(plain(inside(element).querySelector('#count-text'))).to.equal(
      'Nog 15 van de 20 tekens over',
    );
    await fill(byLabel(element, 'Tekst'), 'x'.repeat(22));
    expect(plain(inside(element).querySelector('#count-text'))).to.equal('2 tekens te veel');
  });
});

describe('a form with formulas', () => {
  afterEach(clear);

  it("computes them while the visitor types, from the trees in the form's data", async () => {
    const element = await showForm(formIds.computed, openTestServer());
    await fill(byLabel(element, 'Aantal personen'), '3');
    const total = () => plain(inside(element).querySelector('#field-total'));
    await until(() => total().includes('37,5'));
    expect(plain(inside(element).querySelector('#field-note'))).to.equal('U komt met meer.');
  });
});
