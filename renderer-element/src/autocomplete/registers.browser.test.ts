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
  inside,
  next,
  openTestServer,
  plain,
  showForm,
  until,
  type TestServer,
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';

const show = (server = openTestServer(), attributes = {}) =>
  showForm(formIds.registers, server, attributes);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await rendered();
};
const field = (element: Element, id: string) => inside(element).getElementById(`field-${id}`);
const found = (element: Element, id: string) =>
  plain(field(element, id)?.querySelector('.found') ?? null);
const said = (element: Element, id: string) =>
  [...(field(element, id)?.querySelectorAll('[role=status]') ?? [])].map(plain).join(' ');

async function fillNumber(element: Element, postcode: string, number: string): Promise<void> {
  await fill(byLabel(element, 'Postcode'), postcode);
  await fill(byLabel(element, 'Huisnummer'), number);
}

async function send(element: Element, server: TestServer): Promise<unknown> {
  const completed = next(element, 'completed');
  await click(button(element, 'Formulier versturen'));
  await completed;
  return (await server.inspect()).received[0]?.answers;
}

describe('an address', () => {
  afterEach(clear);

  it('is found by postcode and number, shown and announced, and fills in other fields', async () => {
    const server = openTestServer();
    const element = await show(server);
    expect(await violations(element)).to.deep.equal([]);
    await fillNumber(element, '1234ab', '3');
    await until(() => found(element, 'address'));
    expect(found(element, 'address')).to.equal('Gevonden adresKerkstraat 31234 AB Voorbeeldstad');
    expect(said(element, 'address')).to.contain('Gevonden adres: Kerkstraat 3, 1234 AB');
    expect(byLabel(element, 'Straatnaam').value).to.equal('Kerkstraat');
    expect(byLabel(element, 'Postcode').value).to.equal('1234 AB');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('has house number and addition on one row, and the postcode too where there is space', async () => {
    const element = await show();
    const bottoms = (width: number) => {
      element.style.width = `${width}px`;
      const inputs = ['Postcode', 'Huisnummer', 'Letter of toevoeging'];
      return inputs.map((label) =>
        Math.round(byLabel(element, label).getBoundingClientRect().bottom),
      );
    };
    const [code = 0, number, addition] = bottoms(330);
    expect(number).to.equal(addition);
    expect(number).to.be.greaterThan(code);
    expect(new Set(bottoms(760)).size).to.equal(1);
  });

  it('with several matches for a number is chosen with the pointer or by its letter', async () => {
    const element = await show();
    await fillNumber(element, '1234AB', '12');
    await until(() => field(element, 'address')?.querySelectorAll('[type=radio]').length === 2);
    expect(said(element, 'address')).to.contain('Welk adres is het?');
    await click(byLabel(element, 'Kerkstraat 12B'));
    expect(found(element, 'address')).to.contain('Kerkstraat 12B');
    await fill(byLabel(element, 'Letter of toevoeging'), 'a');
    await until(() => found(element, 'address').includes('12A'));
    expect(await violations(element)).to.deep.equal([]);
  });

  it('that is not in the register is filled in by hand, with a message', async () => {
    const server = openTestServer();
    const element = await show(server);
    await fillNumber(element, '1234AB', '99');
    await until(() => said(element, 'address').includes('vinden geen adres'));
    await fill(byLabel(element, 'Straat'), 'Nieuw pad');
    await fill(byLabel(element, 'Plaats'), 'Voorbeeldstad');
    expect(found(element, 'address')).to.equal('');
    expect(plain(field(element, 'address'))).to.contain('Wij controleren het als wij');
    await click(button(element, 'Bedrijf zelf invullen'));
    await fill(byLabel(element, 'KVK-nummer'), '6959 9084');
    await fill(byLabel(element, 'Naam van het bedrijf'), 'Bakkerij');
    expect(await violations(element)).to.deep.equal([]);
    expect(await send(element, server)).to.deep.equal({
      address: {
        postcode: '1234 AB',
        house_number: 99,
        street: 'Nieuw pad',
        city: 'Voorbeeldstad',
      },
      street: 'Nieuw pad',
      company: { kvk_number: '69599084', name: 'Bakkerij' },
    });
  });

  for (const [failureMode, words] of [
    ['unavailable', 'kunnen het adres nu niet opzoeken'],
    ['gone', 'Er is geen verbinding'],
  ] as const) {
    it(`requests street and town while the register is ${failureMode}, and keeps what was typed`, async () => {
      const server = openTestServer();
      const element = await show(server);
      await server.setFailureMode(failureMode);
      await fillNumber(element, '1234AB', '3');
      await until(() => said(element, 'address').includes(words));
      expect(byLabel(element, 'Huisnummer').value).to.equal('3');
      expect(byLabel(element, 'Straat').value).to.equal('');
      expect(await violations(element)).to.deep.equal([]);
    });
  }

  it('is found by free text with the keyboard only', async () => {
    const element = await show();
    await click(button(element, 'Zoeken zonder postcode'));
    const box = byLabel(element, 'Zoek op straat');
    box.focus();
    await sendKeys({ type: 'kerkstraat 4' });
    await until(() => inside(element).querySelector('#list-control-address li'));
    await press('ArrowDown', 'Enter');
    await until(() => found(element, 'address').includes('Kerkstraat 4'));
    expect(box.value).to.equal('Kerkstraat 4, 1234 AB Voorbeeldstad');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('that is incomplete shows the errors at the inputs that miss something', async () => {
    const element = await show();
    await fill(byLabel(element, 'Postcode'), '1234AB');
    await click(button(element, 'Formulier versturen'));
    const error = inside(element).querySelector('#error-address');
    expect(plain(error)).to.contain('Zoek het adres op');
    expect(byLabel(element, 'Postcode').getAttribute('aria-invalid')).to.equal(null);
    expect(byLabel(element, 'Huisnummer').getAttribute('aria-invalid')).to.equal('true');
    expect(byLabel(element, 'Huisnummer').getAttribute('aria-describedby')).to.contain(error?.id);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('that is partly filled in is restored after a reload', async () => {
    const server = openTestServer();
    const element = await show(server);
    await fill(byLabel(element, 'Postcode'), '12');
    await fill(byLabel(element, 'Huisnummer'), '7');
    element.remove();
    await rendered();
    const again = await show(server);
    expect(byLabel(again, 'Postcode').value).to.equal('12');
    expect(byLabel(again, 'Huisnummer').value).to.equal('7');
  });
});

describe('a company', () => {
  afterEach(clear);

  it('is found, chosen with the keyboard, and shown as in the register', async () => {
    const element = await show();
    byLabel(element, 'Zoek op naam').focus();
    await sendKeys({ type: 'bakk' });
    await until(() => inside(element).querySelector('#list-control-company li'));
    expect(plain(inside(element).querySelector('#list-control-company li'))).to.contain('69599084');
    await press('ArrowDown', 'Enter');
    expect(found(element, 'company'))
      .to.contain('Bakkerij Het Voorbeeld')
      .and.contain('000038509504');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('is filled in by hand while the register is unavailable', async () => {
    const server = openTestServer();
    const element = await show(server);
    await server.setFailureMode('unavailable');
    byLabel(element, 'Zoek op naam').focus();
    await sendKeys({ type: 'bakk' });
    await until(() => said(element, 'company').includes('Vul KVK-nummer en naam zelf in'));
    await click(button(element, 'Bedrijf zelf invullen'));
    await fill(byLabel(element, 'KVK-nummer'), '1');
    await click(button(element, 'Formulier versturen'));
    expect(byLabel(element, 'KVK-nummer').getAttribute('aria-invalid')).to.equal('true');
    expect(await violations(element)).to.deep.equal([]);
  });

  for (const [locale, words] of [
    ['en-GB', 'Fill in the company yourself'],
    ['de-DE', 'Unternehmen selbst eingeben'],
  ] as const) {
    it(`is translated into ${locale}`, async () => {
      const element = await show(openTestServer(), { locale });
      expect(button(element, words).disabled).to.equal(false);
    });
  }
});
