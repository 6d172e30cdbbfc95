import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { settingLabels } from '../../form-editor/inspector/setting-labels.ts';
import { prepareScreens } from '../../testing/render-screen.tsx';
import { describeText } from './describe-text.ts';

beforeAll(prepareScreens);

test('the text of a row has the name that it has in the form editor', () => {
  const described = describeText({
    key: 'children.label_row',
    setting: 'label_row',
    fieldId: 'children',
    text: 'Kind',
    pageId: 'p',
  });
  expect(i18n._(described).toLocaleLowerCase()).toBe(
    i18n._(settingLabels.label_row.label).toLocaleLowerCase(),
  );
});
