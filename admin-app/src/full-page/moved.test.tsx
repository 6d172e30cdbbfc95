import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { Moved } from './moved.tsx';

beforeAll(prepareScreens);

test('an address of an earlier release opens the present one with its filters', async () => {
  renderRoute(
    [
      { path: '/old', Component: () => <Moved to="/new" /> },
      { path: '/new', Component: () => <p>{`now ${useLocation().search}`}</p> },
    ],
    '/old?filter[state]=failed',
  );
  expect(await screen.findByText('now ?filter[state]=failed')).toBeTruthy();
});
