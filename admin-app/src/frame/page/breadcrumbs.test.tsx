import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { featureState } from '../../session/feature-state.ts';
import { sessionState } from '../../session/session-state.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { pageState } from './page.ts';

const crumbs = [
  { label: 'Bouwblokken', to: '/templates' },
  { label: 'Formulieren', to: '/forms' },
  { label: 'Versie 1' },
];
const show = () => renderRoute([{ path: '/', Component: Breadcrumbs }], '/');
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeAll(prepareScreens);
afterEach(() => {
  sessionState.user = null;
  featureState.inactive = [];
  pageState.crumbs = [];
});

test.each([
  ['leaves out what the user may not open', [], ['Formulieren']],
  ['leaves out a feature that the organisation does not use', ['template-read'], ['Formulieren']],
] as const)('%s', (_, permissions, shown) => {
  signInWith(['form-read', ...permissions]);
  featureState.inactive = permissions.length === 0 ? [] : ['templates'];
  pageState.crumbs = crumbs;
  show();
  expect(links()).toEqual(shown);
  expect(screen.getByText('Versie 1').getAttribute('aria-current')).toBe('page');
});
