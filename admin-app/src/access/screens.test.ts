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
    ['/submissions/leveringen', screens.failedDeliveries],
    ['/forms/version/9', screens.formVersion],
    ['/forms/version/9/translations', screens.versionTranslations],
    ['/forms/version/9/translations/en', screens.versionTranslation],
    ['/templates/version/9/translations', screens.templateTranslations],
    ['/templates/version/9/translations/en', screens.templateTranslation],
    ['/forms/9/reviews', screens.formReviews],
    ['/settings/languages', screens.settingsLanguages],
    ['/instellingen/translations/en', screens.systemTexts],
    ['/forms/version/9/integrations', screens.versionIntegrations],
    ['/forms/version/9/integrations/7', screens.versionIntegration],
    ['/forms/version/9/integrations/7/mapping-outgoing', screens.integrationOutgoing],
    ['/forms/review/9', screens.formReview],
    ['/settings', screens.settings],
    ['/settings/formulieren', screens.settingsForms],
    ['/settings/security', screens.settingsSecurity],
    ['/settings/bewaren', screens.settingsRetention],
    ['/settings/vernietiging', screens.settingsDestruction],
    ['/settings/vastgehouden', screens.settingsHolds],
    ['/settings/verwerkingen', screens.settingsProcessing],
    ['/settings/verzoeken', screens.settingsDataRequests],
    ['/settings/verzoeken/7', screens.settingsDataRequest],
    ['/settings/users', screens.settingsUsers],
    ['/settings/roles', screens.settingsRoles],
    ['/settings/inlogproviders', screens.settingsSignIn],
    ['/settings/logboek', screens.settingsLogbook],
    ['/forms/7/inzicht', screens.formInsight],
    ['/inzicht', screens.insight],
    ['/betalingen', screens.payments],
    ['/forms/7/logboek', screens.formLogbook],
    ['/templates/7/logboek', screens.templateLogbook],
    ['/users/7', screens.user],
    ['/account', screens.account],
    ['/users/7/logboek', screens.userLogbook],
    ['/password', screens.password],
    ['/email', screens.emailChange],
    ['/forgot-password', screens.forgotPassword],
    ['/signed-in', screens.signedIn],
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
