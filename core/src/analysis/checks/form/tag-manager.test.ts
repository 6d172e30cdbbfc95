import { expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import type { Field } from '../../../form/form-definition.ts';
import { findingsIn } from '../../build-check.ts';

const refused = ['tag_manager_refused gtm.id'];
const found = (field: Field, more: { readonly loginProvider?: string } = {}, id = 'GTM-AB12CD') =>
  findingsIn([field], { settings: { 'gtm.id': id }, ...more }).filter((one) =>
    one.startsWith('tag_manager'),
  );

test('a container is refused beside a BSN, a login and sensitive answers', () => {
  expect(found(buildField('text', 'a'))).toEqual([]);
  expect(found(buildField('bsn', 'a'))).toEqual(refused);
  expect(found(buildField('auth', 'a'))).toEqual(refused);
  expect(found(buildField('text', 'a', { is_sensitive: true }))).toEqual(refused);
  expect(found(buildField('text', 'a'), { loginProvider: 'digid' })).toEqual(refused);
  expect(found(buildField('bsn', 'a'), {}, '')).toEqual([]);
});
