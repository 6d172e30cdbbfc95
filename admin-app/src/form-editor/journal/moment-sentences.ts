import {
  createChangeWording,
  type NameReference,
} from '@form-builder/core/diff/describe/change-wording.ts';
import { describeChange } from '@form-builder/core/diff/describe/describe-change.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import { currentContext } from '../../languages/staff-texts.ts';
import type { Moment } from './moments.ts';

/** What changed in a moment, one sentence per change; changes that were undone within it do not count. */
export function momentSentences(
  { before, after }: Moment,
  nameReference?: NameReference,
): readonly string[] {
  const words = createChangeWording(before, after, currentContext(), nameReference);
  return diffVersions(before, after).map((change) => describeChange(change, words));
}
