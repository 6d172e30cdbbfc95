import type { ProgramField } from '../session/program/program-field.ts';
import { findingSeverities, type FindingCode, type Severity } from './finding-codes.ts';

/** Where something was found; no member at all means the version itself. */
export interface FindingPath {
  readonly page_id?: string;
  readonly field_id?: string;
  readonly variable_id?: string;
  readonly rule_id?: string;
  readonly condition_id?: string;
  /** The property of the version, page or field. */
  readonly setting?: string;
  readonly language?: string;
}

/** Something in a version that its visitors would stumble over: data; `describeFinding` words it. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly path: FindingPath;
  /** What fills the sentence: labels, numbers, option texts. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Where a field is, a variable, or a page that rules decide over. */
export function pathTo({ isPage, variable, field: { id } }: ProgramField): FindingPath {
  if (variable) return { variable_id: id };
  return isPage ? { page_id: id } : { field_id: id };
}

/** A finding with the severity of its code. */
export function createFinding(
  code: FindingCode,
  path: FindingPath,
  params: Finding['params'] = {},
): Finding {
  return { code, severity: findingSeverities[code], path, params };
}
