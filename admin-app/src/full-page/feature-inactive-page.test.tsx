import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { privateScreen, screenOfFeature } from '../access/access.ts';
import { featureState } from '../session/feature-state.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { Guarded } from './guarded.tsx';

beforeAll(prepareScreens);
afterEach(() => {
  featureState.inactive = [];
  featureState.hiddenHere = [];
});

const open = () => {
  signInWith([]);
  const access = screenOfFeature('glossary', privateScreen());
  renderRoute([{ path: '/', element: <Guarded access={access}>Alle termen</Guarded> }], '/');
};
const showAgain = () => screen.queryByRole('button', { name: 'Weer tonen in dit tabblad' });

test('a feature that this tab hides is shown again where it was missed', async () => {
  featureState.hiddenHere = ['glossary'];
  open();
  expect(await screen.findByRole('heading', { name: 'Functie is verborgen' })).not.toBeNull();
  fireEvent.click(showAgain() ?? document.body);
  expect(await screen.findByText('Alle termen')).not.toBeNull();
});

test('a feature that the organisation does not use is not shown by the tab', async () => {
  featureState.inactive = ['glossary'];
  featureState.hiddenHere = ['glossary'];
  open();
  expect(await screen.findByRole('heading', { name: 'Functie staat uit' })).not.toBeNull();
  expect(showAgain()).toBeNull();
});
