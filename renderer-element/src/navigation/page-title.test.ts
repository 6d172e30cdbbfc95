import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { expect, test } from 'vitest';
import { buildForm } from '../../testing/forms/build-form.ts';
import type { Screen } from '../state/screen.ts';
import { createFormState } from '../state/form-state.ts';
import type { FormNavigation } from './form-navigation.ts';
import { pageTitle } from './page-title.ts';

const form = buildForm({
  title: 'Melding doen',
  pages: [{ id: 'p1', title: 'De melding', properties: [] }],
});
const navigation = { loaded: { form }, hasSummary: true } as unknown as FormNavigation; // The code reads only these members.

function titleOn(screen: Screen, translate = translatorOf('nl')): string | undefined {
  const state = Object.assign(createFormState(), { screen, text: { locale: 'nl-NL', translate } });
  return pageTitle(navigation, state);
}

test.each([
  ['aborted', 'U bent gestopt'],
  ['verification', 'Bevestig uw e-mailadres'],
  ['resume', 'Verder met uw formulier'],
  ['payment', 'Betalen'],
] as const)('the title of %s says where the visitor is', (screen, name) => {
  expect(titleOn(screen)).toBe(`${name} - Melding doen - Gemeente Voorbeeldstad`);
});

test('a screen whose messages have not loaded is titled after the form', () => {
  expect(titleOn('payment', (id) => id)).toBe('Melding doen - Gemeente Voorbeeldstad');
});
