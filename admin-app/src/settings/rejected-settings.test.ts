// @vitest-environment node
import { ApiError } from '@form-builder/core/client/create-client.ts';
import { expect, test } from 'vitest';
import { rejectedSettings } from './use-save-settings.ts';

const changed = { title: 'Nieuw', privacy_url: 'nergens' };

test('an error of the server is shown at the setting at its path', () => {
  const problem = {
    type: 'about:blank',
    title: 'Niet goed',
    status: 400,
    code: 'invalid',
    detail: '',
    message: '',
    errors: { '1.value': ['Geen webadres.', 'Te lang.'], '7.value': ['Onbekend.'] },
  };
  expect(rejectedSettings(new ApiError(400, problem), changed)).toEqual({
    privacy_url: 'Geen webadres. Te lang.',
  });
});

test('other failures belong to no setting', () => {
  expect(rejectedSettings(new ApiError(undefined, undefined), changed)).toEqual({});
  expect(rejectedSettings(new Error('bug'), changed)).toEqual({});
});
