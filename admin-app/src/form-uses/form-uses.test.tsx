import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { featureState } from '../session/feature-state.ts';
import { sessionState } from '../session/session-state.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FormUses } from './form-uses.tsx';

const formUse = (name: string, type: FormUse['form']['type']): FormUse => ({
  form: { id: name, name, type },
  version: { id: `${name}-1`, number: 1 },
  published_in: [],
});
const uses = [formUse('Parkeren', 'form'), formUse('Adresblok', 'template')];

const show = () => renderRoute([{ path: '/', element: <FormUses uses={uses} /> }], '/');
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeAll(prepareScreens);
afterEach(() => {
  sessionState.user = null;
  featureState.inactive = [];
});

test('links to what the user may open, and names the rest', () => {
  signInWith(['form-read']);
  show();
  expect(links()).toEqual(['Parkeren']);
  expect(screen.getByText(/Adresblok/)).toBeTruthy();
});

test('building blocks have no link while the organisation does not use them', () => {
  signInWith(['form-read', 'template-read']);
  featureState.inactive = ['templates'];
  show();
  expect(links()).toEqual(['Parkeren']);
});
