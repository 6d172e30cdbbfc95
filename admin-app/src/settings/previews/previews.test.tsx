import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionState } from '../../session/session-state.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens } from '../../testing/render-screen.tsx';
import { platformSections } from '../sections/platform-sections.ts';
import { SettingsForm } from '../settings-form.tsx';

const image = (name: string) => `/attachments/${'k'.repeat(43)}/${name}`;

beforeAll(prepareScreens);
beforeEach(() => {
  sessionState.settings = {
    primary_colour: '#154273',
    login_logo: image('logo.png'),
    login_background: image('stadhuis.jpg'),
    mail_logo: 'https://elders.example/logo.png',
    mail_from_name: 'Gemeente Proefstad',
  };
});

const open = () =>
  renderRoute([{ path: '/', element: <SettingsForm sections={platformSections} /> }], '/');
const sourcesIn = (name: string | RegExp) =>
  [...screen.getByRole('img', { name }).querySelectorAll('img')].map((one) =>
    one.getAttribute('src'),
  );

test('a colour shows its contrast, and the darker one that staff get when it is too light', () => {
  open();
  expect(screen.getByText('Contrast met wit: 10,2 : 1. Dat is leesbaar.')).not.toBeNull();
  const input = screen.getByRole('textbox', { name: /Hoofdkleur/ });
  // Beside its field: before the next one.
  const preview = screen.getByRole('img', { name: 'Voorbeeld van de kleur' });
  const next = screen.getByText('Logo boven formulieren');
  expect(preview.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.change(input, { target: { value: '#ffcc00' } });
  const status = screen.getByText(/Dat is te weinig/);
  expect(status.textContent).toMatch(
    /^Contrast met wit: 1,5 : 1.*zien #[0-9a-f]{6}, met 5,\d : 1\./,
  );
  fireEvent.change(input, { target: { value: '#ff' } });
  expect(screen.queryByRole('img', { name: 'Voorbeeld van de kleur' })).toBeNull();
});

test('the sign-in page and a mail are shown as typed, without fetching images of other sites', () => {
  open();
  expect(sourcesIn('Voorbeeld van de inlogpagina')).toEqual([
    '/favicon.svg',
    image('stadhuis.jpg'),
    image('logo.png'),
  ]);
  expect(sourcesIn(/^Voorbeeld van een e-mail/)).toEqual([]);
  const sender = screen.getByRole('textbox', { name: /Naam van de afzender/ });
  fireEvent.change(sender, { target: { value: 'Burgerzaken' } });
  const mail = screen.getByRole('img', { name: 'Voorbeeld van een e-mail van Burgerzaken' });
  expect(within(mail).getByText('Burgerzaken')).not.toBeNull();
});
