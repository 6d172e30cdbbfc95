import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { privateScreen } from '../access/access.ts';
import { Guarded } from './guarded.tsx';

beforeAll(prepareScreens);

test('a screen that a user may not open says so, within the one main part of the page', async () => {
  signInWith(['form-read']);
  const screenOfOthers = <Guarded access={privateScreen('users-all')}>Gebruikers</Guarded>;
  renderRoute([{ path: '/', element: <main>{screenOfOthers}</main> }], '/');
  expect(await screen.findByRole('heading', { name: 'Geen toegang' })).not.toBeNull();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.queryByText('Gebruikers')).toBeNull();
});
