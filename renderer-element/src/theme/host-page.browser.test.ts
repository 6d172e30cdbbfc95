import { expect } from 'chai';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  click,
  rendered,
  fill,
  openTestServer,
  plain,
  until,
} from '../../testing/element-page.ts';

async function open(path: string, formId: string = formIds.twoPages) {
  const page = document.createElement('iframe');
  page.width = '800';
  page.height = '900';
  page.src = `${path}?form=${formId}&server=${openTestServer().baseUrl.split('/')[2] ?? ''}`;
  document.body.append(page);
  const element = await until(() => page.contentDocument?.querySelector('form-builder-render'));
  await until(() => element.shadowRoot?.querySelector('input'));
  return { page, element };
}

describe('a page around the element', () => {
  afterEach(() => {
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  });

  it('may forbid everything but its own scripts and style sheets', async () => {
    const { page, element } = await open('/pages/strict.html');
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await click(byLabel(element, 'Nee'));
    await click(button(element, 'Volgende'));
    await until(() => element.shadowRoot?.querySelector('input[inputmode=email]'));
    await fill(byLabel(element, 'E-mailadres'), 'fatima@voorbeeld.nl');
    await click(button(element, 'Volgende'));
    await until(() => element.shadowRoot?.querySelector('.answers'));
    await click(button(element, 'Formulier versturen'));
    await until(() => element.shadowRoot?.querySelector('.sent-number'));
    await rendered();
    // Recorded by the page's own script.
    const { violations } = page.contentWindow as unknown as { violations: string[] };
    expect(violations).to.deep.equal([]);
    expect(element.shadowRoot?.querySelector('[style]') === null).to.equal(true);
  });

  it('with a dark scheme of its own does not make controls of the form dark', async () => {
    const { page, element } = await open('/pages/hostile.html');
    const root = page.contentDocument?.documentElement;
    root?.style.setProperty('color-scheme', 'dark', 'important');
    expect(getComputedStyle(byLabel(element, 'Nee')).colorScheme).to.equal('light');
  });

  it('cannot restyle the form with resets', async () => {
    const { page, element } = await open('/pages/hostile.html');
    const control = byLabel(element, 'Wat wilt u melden?');
    const view = page.contentWindow;
    if (!view) throw new Error('The frame has no window.');
    const style = view.getComputedStyle(control);
    expect(Number.parseFloat(style.fontSize)).to.be.at.least(18);
    expect(style.display).to.equal('block');
    expect(style.color).not.to.equal('rgb(0, 255, 0)');
    expect(control.getBoundingClientRect().height).to.be.at.least(44);
    expect(view.getComputedStyle(element).display).to.equal('block');
    expect(plain(button(element, 'Volgende'))).to.equal('Volgende: Uw gegevens');
  });

  it('never scrolls horizontally, with large text on a narrow screen', async () => {
    const { page, element } = await open('/pages/large.html', formIds.commonTypes);
    page.width = '320';
    await rendered();
    expect(page.contentDocument?.documentElement.scrollWidth).to.equal(320);
    const label = element.shadowRoot?.querySelector('.label');
    expect(label && page.contentWindow?.getComputedStyle(label).fontSize).to.equal('36px');
  });

  it("keeps a form's theme to that form, while it is shown", async () => {
    const { page, element } = await open('/pages/pair.html', formIds.themed);
    const elements = page.contentDocument?.querySelectorAll('form-builder-render') ?? [];
    const primary = (of: Element | undefined) => {
      const form = of?.shadowRoot?.querySelector('.form-builder');
      return form && page.contentWindow?.getComputedStyle(form).getPropertyValue('--_primary');
    };
    const other = await until(() =>
      elements[1]?.shadowRoot?.querySelector('input') ? elements[1] : undefined,
    );
    expect([primary(element), primary(other)]).to.deep.equal(['#00664f', '#154273']);
    await until(() => element.shadowRoot?.querySelector('.draft-actions'));
    expect([primary(element), primary(other)]).to.deep.equal(['#00664f', '#154273']);
    element.setAttribute('form-id', formIds.twoPages);
    await until(() => element.shadowRoot?.textContent.includes('Wat wilt u melden?'));
    await rendered();
    expect([primary(element), primary(other)]).to.deep.equal(['#154273', '#154273']);
  });
});
