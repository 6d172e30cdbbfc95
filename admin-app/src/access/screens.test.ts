// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { addressOf, findScreen, screens } from './screens.ts';

describe('findScreen', () => {
  test.each([
    ['/', screens.home],
    ['/forms', screens.forms],
    ['/forms/7', screens.form],
    ['/forms/7/submissions', screens.formSubmissions],
    ['/forms/7/submissions/9', screens.formSubmission],
    ['/forms/version/9', screens.formVersion],
    ['/forms/review/9', screens.formReview],
    ['/settings', screens.settings],
    ['/settings/security', screens.settingsSecurity],
    ['/offline', screens.offline],
    ['/nowhere', undefined],
  ])('%s', (pathname, screen) => {
    expect(findScreen(pathname)).toBe(screen);
  });
});

describe('addressOf', () => {
  test('fills in and encodes the parameters', () => {
    expect(addressOf('formSubmission', { id: 'a/b', submissionId: '9' })).toBe(
      '/forms/a%2Fb/submissions/9',
    );
  });
});
