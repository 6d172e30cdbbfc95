import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
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
import { paidFormId } from '../../../testing/forms/unfinished-forms.ts';

const fee = (element: Element) => plain(inside(element).getElementById('field-fee'));

describe('a price', () => {
  afterEach(clear);

  it('is not a question, and names the button before the payment', async () => {
    const element = await showForm(paidFormId, openTestServer());
    await fill(byLabel(element, 'Hoeveel?'), '12,5');
    await until(() => fee(element).includes('12,50'));
    expect(fee(element)).not.to.contain('niet verplicht');
    expect(fee(element)).to.contain('U betaalt nadat u op “Versturen en betalen” hebt gedrukt.');
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('.answers'));
    expect(button(element, 'Versturen en betalen').type).to.equal('button');
    const changes = [...inside(element).querySelectorAll('.answer-change')].map(plain);
    expect(changes).to.deep.equal(['Wijzigen: Hoeveel?']);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('is on the confirmation with the paid amount, also after reopening', async () => {
    const server = openTestServer();
    await server.setPayment('paid');
    const element = await showForm(paidFormId, server);
    await fill(byLabel(element, 'Hoeveel?'), '42,5');
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('.answers'));
    await click(button(element, 'Versturen en betalen'));
    await until(() =>
      /U hebt €.42,50 betaald op 22 november 2026/.test(
        plain(inside(element).querySelector('.sent')),
      ),
    );
    expect(await violations(element)).to.deep.equal([]);
  });

  it('of zero does not change the button', async () => {
    const element = await showForm(paidFormId, openTestServer());
    await fill(byLabel(element, 'Hoeveel?'), '0');
    await until(() => fee(element).includes('U hoeft niets te betalen'));
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('.answers'));
    expect(button(element, 'Formulier versturen').type).to.equal('button');
  });

  it('of zero asks for no receipt', async () => {
    const server = openTestServer();
    const element = await showForm(paidFormId, server);
    await fill(byLabel(element, 'Hoeveel?'), '0');
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('.answers'));
    await click(button(element, 'Formulier versturen'));
    await until(() => inside(element).querySelector('.sent'));
    // Time for the code of the receipt, which the confirmation loads.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { requests } = await server.inspect();
    expect(requests.filter((line) => line.endsWith('/payment'))).to.deep.equal([]);
  });
});
