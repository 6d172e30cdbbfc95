import type { Change } from '@form-builder/core/diff/change.ts';
import {
  createChangeWording,
  type NameReference,
} from '@form-builder/core/diff/describe/change-wording.ts';
import { describeChange } from '@form-builder/core/diff/describe/describe-change.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import type { Conflict } from '@form-builder/core/diff/merge/conflict.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import { currentContext } from '../../languages/staff-texts.ts';
import type { EditedVersion } from '../document/edited-version.ts';

/** The changes of one side that conflict with the other's, one sentence per change. */
export function conflictSentences(
  base: EditedVersion,
  side: EditedVersion,
  conflicts: readonly Conflict[],
  nameReference?: NameReference,
): readonly string[] {
  const [before, after] = [toContent(base), toContent(side)];
  const words = createChangeWording(before, after, currentContext(), nameReference);
  return diffVersions(before, after)
    .filter((change) => conflicts.some(({ path }) => isAbout(change, path)))
    .map((change) => describeChange(change, words));
}

/** The editor does not change languages. */
const toContent = (version: EditedVersion): VersionContent => ({ languages: [], ...version });

/** Whether a change is of the setting, the item or the order that a conflict is about. */
function isAbout(change: Change, path: readonly string[]): boolean {
  if (path.at(-1) === 'order' || path.at(-1) === 'list') return isMove(change);
  const owner = ownerOf(change);
  if (owner !== undefined && !path.includes(owner)) return false;
  // A conflict about a whole item, such as a removed field, is about all its changes.
  const isWhole = owner !== undefined && path.at(-1) === owner;
  return isWhole || !('name' in change) || path.includes(change.name);
}

const isMove = ({ kind }: Change) => kind.endsWith('_moved') || kind.endsWith('_added');

function ownerOf(change: Change): string | undefined {
  if ('fieldId' in change) return change.fieldId;
  if ('holderId' in change) return change.holderId;
  if ('pageId' in change) return change.pageId;
  return 'variableId' in change ? change.variableId : undefined;
}
