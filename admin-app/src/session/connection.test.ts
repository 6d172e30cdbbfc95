import { ApiError } from '@form-builder/core/client/create-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportFailure, reportSuccess } from './connection.ts';
import { sessionState } from './session-state.ts';

describe('reportFailure', () => {
  beforeEach(() => {
    Object.assign(sessionState, { isOffline: false, isSessionEnded: false });
  });

  test.each([
    ['no answer', new ApiError(undefined, undefined), { isOffline: true, isSessionEnded: false }],
    ['401', new ApiError(401, undefined), { isOffline: false, isSessionEnded: true }],
    ['403', new ApiError(403, undefined), { isOffline: false, isSessionEnded: false }],
    ['a bug of ours', new Error('x'), { isOffline: false, isSessionEnded: false }],
  ])('%s', (_, error, flags) => {
    reportFailure(error);
    expect(sessionState).toMatchObject(flags);
  });

  test('an answer brings the app back online', () => {
    reportFailure(new ApiError(undefined, undefined));
    reportSuccess();
    expect(sessionState.isOffline).toBe(false);
  });
});
