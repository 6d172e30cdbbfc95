import type { ProgramField } from '../session/program/program-field.ts';
import { findingSeverities, type FindingCode, type Severity } from './finding-codes.ts';

/** The location of a finding; without members it is the version itself. */
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

/** A problem in a version, as data; `describeFinding` creates its text. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly path: FindingPath;
  /** The parameters of the text: labels, numbers, option texts. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Returns the location of a field, a variable, or a page with rules. */
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
