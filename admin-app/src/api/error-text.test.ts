import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Problem } from '@form-builder/core/contract/problem.ts';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../locales/start/nl.po';
import { errorText } from './error-text.ts';

function refusal(status: number, more: Partial<Problem> = {}): ApiError {
  return new ApiError(status, {
    type: 'about:blank',
    code: 'x',
    title: 'Titel',
    status,
    detail: 'Uitleg',
    message: 'Bericht van de server',
    ...more,
  });
}

describe('errorText', () => {
  beforeAll(() => {
    i18n.load('nl', messages);
    i18n.activate('nl');
  });

  test.each([
    ['403 shows the server’s message', refusal(403), 'Bericht van de server'],
    ['409 shows the server’s message', refusal(409), 'Bericht van de server'],
    ['404 is not found', refusal(404), 'Pagina of onderdeel niet gevonden.'],
    ['500 points to the helpdesk', refusal(500), 'Neem hiervoor contact op met de helpdesk.'],
    [
      '504 of a proxy asks to try again later',
      new ApiError(504, undefined),
      'De applicatie is momenteel niet beschikbaar. Probeer het over een paar minuten opnieuw.',
    ],
    ['503 shows the server’s message', refusal(503), 'Bericht van de server'],
    ['no answer is unknown', new ApiError(undefined, undefined), 'Onbekende fout.'],
    [
      'a bug of ours points to the helpdesk',
      new Error('secret'),
      'Neem hiervoor contact op met de helpdesk.',
    ],
    [
      '422 joins all messages',
      refusal(422, { errors: { a: ['Een', 'Twee'], b: ['Drie'] } }),
      'Een\nTwee\nDrie',
    ],
    ['400 joins them as well', refusal(400, { errors: { name: ['Te lang'] } }), 'Te lang'],
    ['422 without errors shows the message', refusal(422), 'Bericht van de server'],
  ])('%s', (_, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});
