import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { Severity } from '@form-builder/core/analysis/finding-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { OneSelected } from '../editor/selection.ts';
import type { VersionSection } from '../inspector/version/version-sections.ts';

/** A problem in the version. */
export interface EditorProblem {
  /** Unique in the list. */
  readonly key: string;
  readonly severity: Severity;
  readonly text: string;
  /** The place to correct it. */
  readonly at: OneSelected;
  /** The section of the settings of the form that contains it. */
  readonly section?: VersionSection | undefined;
  /** The name of the page or field, or of that section. */
  readonly where: string;
  /** What the checker found; absent when the version cannot be saved. */
  readonly finding?: Finding;
  /** The id of the version that the fix takes over, of a building block that has another one. */
  readonly newerBlock?: string;
  /** What one click changes to solve it; absent when it has no obvious fix. */
  readonly fixLabel?: MessageDescriptor | undefined;
}
