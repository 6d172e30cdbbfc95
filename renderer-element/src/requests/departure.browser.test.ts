import { expect } from 'chai';
import { endDeparture, isOwnDeparture, leaveFor } from './departure.ts';

describe('a departure', () => {
  afterEach(() => {
    endDeparture();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is not of the form when the visitor leaves by themselves', () => {
    expect(isOwnDeparture()).to.equal(false);
  });

  it('is of the form from the moment it leaves for another URL until the visitor is back', () => {
    leaveFor('#left');
    expect(location.hash).to.equal('#left');
    expect(isOwnDeparture()).to.equal(true);
    endDeparture();
    expect(isOwnDeparture()).to.equal(false);
  });
});
