import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { Command } from '../../document/command.ts';
import type { EditedVersion } from '../../document/edited-version.ts';

/** The one obvious change that solves a finding. */
export interface Fix {
  /** What it does: the label of its undo step and, with a capital, of its button. */
  readonly label: MessageDescriptor;
  readonly command: Command;
}

/** Finds the fix of a finding in a document; `undefined` when there is none, or no longer. */
export type FindFix = (finding: Finding, document: EditedVersion) => Fix | undefined;
