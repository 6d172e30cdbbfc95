import {
  foundAddressSchema,
  foundCaseSchema,
  foundCompanySchema,
} from '@form-builder/core/contract/visitor/lookups.ts';
import { authDefinition } from '@form-builder/core/field-types/auth/auth.ts';
import { bagDefinition } from '@form-builder/core/field-types/bag/bag.ts';
import { kvkApiDefinition } from '@form-builder/core/field-types/kvk-api/kvk-api.ts';
import { matterDefinition } from '@form-builder/core/field-types/matter/matter.ts';
import { expect, test } from 'vitest';
import { memberNames } from './member-names.ts';

test.each([
  ['addresses', bagDefinition.members, foundAddressSchema],
  ['companies', kvkApiDefinition.members, foundCompanySchema],
  ['cases', matterDefinition.members, foundCaseSchema],
] as const)('the members of %s are in their answers', (_, members, { entries }) => {
  expect(members?.filter((member) => !Object.hasOwn(entries, member))).toEqual([]);
});

test('each member has a name in words, and each name a member', () => {
  const members = [bagDefinition, kvkApiDefinition, matterDefinition, authDefinition].flatMap(
    (type) => type.members ?? [],
  );
  expect(new Set(Object.keys(memberNames))).toEqual(new Set(members));
});
