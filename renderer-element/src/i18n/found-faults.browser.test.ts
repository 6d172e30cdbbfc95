import { expect } from 'chai';
import { findFaults } from '../../testing/find-faults.ts';

describe('the checks on every screen', () => {
  afterEach(() => document.body.replaceChildren());

  const show = (html: string) => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = html;
    document.body.append(host);
    return findFaults();
  };

  it('find messages that did not load, short or long', () => {
    expect(show('<p>Stap [4f]</p>')).to.deep.equal(['no text: Stap [4f]']);
    expect(show('<button aria-label="[visit.calendar.open]"></button>')).to.have.length(2);
  });

  it('find headings that skip a level', () => {
    expect(show('<h1>Een</h1><h3>Drie</h3>')).to.deep.equal(['h1 to h3: Drie']);
  });

  it('find unknown autocomplete tokens', () => {
    expect(show('<input autocomplete="postcode">')).to.deep.equal(['autocomplete=postcode']);
  });

  it('find nothing on a correct screen', () => {
    expect(
      show('<h2>Een</h2><h3>Twee</h3><h2>Drie [bijlage]</h2><input autocomplete="email">'),
    ).to.deep.equal([]);
  });
});
