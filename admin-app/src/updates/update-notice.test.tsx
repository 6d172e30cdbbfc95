import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { announceUpdate } from './announce-update.ts';
import { UpdateNotice } from './update-notice.tsx';
import { updateState } from './update-state.ts';

const wednesday = new Date(2026, 10, 18, 12).getTime();
const thursday = new Date(2026, 10, 19, 12).getTime();
const news = () => screen.queryByText(/Er is een nieuwe versie/);
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(prepareScreens);
afterEach(() => {
  Object.assign(updateState, { isWaiting: false, isAnnounced: false });
});

test('a version that comes on another day is announced on Thursday, in a tab that stays open', async () => {
  renderScreen(<UpdateNotice />);
  updateState.isWaiting = true;
  await act(() => Promise.resolve(announceUpdate(wednesday)));
  expect(news()).toBeNull();
  await act(() => Promise.resolve(announceUpdate(thursday)));
  expect(news()).not.toBeNull();
});

test('on Thursday nothing is announced when there is no newer version', async () => {
  renderScreen(<UpdateNotice />);
  await act(() => Promise.resolve(announceUpdate(thursday)));
  expect(news()).toBeNull();
});

test('hiding the notice warns first, and leads to the button that refreshes', () => {
  updateState.isAnnounced = true;
  renderScreen(<UpdateNotice />);
  fireEvent.click(button('Melding verbergen'));
  expect(screen.getByText(/Met een oude versie kan iets misgaan/)).not.toBeNull();
  expect(document.activeElement).toBe(button('Applicatie vernieuwen'));
  fireEvent.click(button('Sluiten'));
  expect(screen.queryByRole('button')).toBeNull();
});
