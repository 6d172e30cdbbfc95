import { Button, Modal } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { keepFocus } from './keep-focus.ts';

beforeAll(prepareScreens);

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });

/** Browsers take the focus from a button that is disabled; jsdom leaves it there, so that it goes first. */
function press(name: string): void {
  act(() => {
    button(name).focus();
    button(name).blur();
  });
  fireEvent.click(button(name));
}

function SaveForm() {
  const [state, setState] = useState<'dirty' | 'saving' | 'saved'>('dirty');
  return (
    <>
      <input aria-label="Naam" />
      <Button
        loading={state === 'saving'}
        disabled={state === 'saved'}
        onClick={() => setState('saving')}
      >
        Opslaan
      </Button>
      <button onClick={() => setState('saved')}>Klaar</button>
      <button onClick={() => setState('dirty')}>Mislukt</button>
    </>
  );
}

test('a busy button has the focus again when it is done', async () => {
  renderScreen(<SaveForm />);
  press('Opslaan');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button('Mislukt'));
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Opslaan')));
});

test('what had the focus before gets it when a button stays disabled', async () => {
  renderScreen(<SaveForm />);
  act(() => screen.getByLabelText('Naam').focus());
  press('Opslaan');
  fireEvent.click(button('Klaar'));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naam')));
});

test('an input that is disabled while its value is sent gets the focus back', async () => {
  const [before, input] = ['before', 'label'].map((name) => {
    const made = document.body.appendChild(document.createElement('input'));
    made.name = name;
    made.focus();
    return made;
  });
  if (!before || !input) throw new Error('There are two inputs.');
  input.blur();
  input.disabled = true;
  await vi.waitFor(() => expect(document.activeElement).toBe(before));
  input.disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  before.remove();
  input.remove();
});

function Dialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Wissen</button>
      {isOpen && (
        <Modal opened onClose={() => undefined} title="Zeker weten?" returnFocus={false}>
          <button onClick={() => setOpen(false)}>Annuleren</button>
        </Modal>
      )}
    </>
  );
}

test('a dialog that disappears gives the focus back to what opened it', async () => {
  renderScreen(<Dialog />);
  act(() => button('Wissen').focus());
  fireEvent.click(button('Wissen'));
  const cancel = await screen.findByRole('button', { name: 'Annuleren' });
  act(() => cancel.focus());
  fireEvent.click(cancel);
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Wissen')));
});

test('another screen gets the focus from its own heading', async () => {
  const [link, other] = [0, 1].map(() =>
    document.body.appendChild(document.createElement('button')),
  );
  other?.focus();
  link?.focus();
  history.pushState(null, '', '/settings');
  link?.remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
  other?.remove();
});
