import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import type { AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import { recordOf, textIn } from '@form-builder/core/field-types/base/answer-record.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { type UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseFiles } from '@form-builder/core/field-types/uploads/uploaded-files.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';

/** The files in the answer of one field. */
export interface AnsweredFiles {
  /** The path as in issues: `fieldId`, or `collectionId.rowIndex.fieldId`. */
  readonly path: string;
  readonly files: readonly UploadedFile[];
}

/** The upload rules of a field; `undefined` for a field that accepts no files. */
export function uploadRulesOf(field: Field): UploadRules | undefined {
  const definition: AnyDefinition = fieldTypes[field.type];
  return definition.role === 'input' ? definition.uploads?.(field) : undefined;
}

/** Every answer with files, in reading order. */
export function listAnsweredFiles(
  pages: readonly Page[],
  answers: Readonly<Record<string, unknown>>,
): readonly AnsweredFiles[] {
  return pages.flatMap(({ properties }) => inFields(properties, answers, ''));
}

function inFields(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly AnsweredFiles[] {
  return fields.flatMap((field) => {
    const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    const path = prefix + field.id;
    if (uploadRulesOf(field)) return [{ path, files: parseFiles(answer ?? null) ?? [] }];
    if (!field.children) return [];
    if (!Array.isArray(answer)) return inFields(field.children, answers, prefix);
    const rows: readonly unknown[] = answer;
    return rows.flatMap((row, index) =>
      inFields(field.children ?? [], recordOf(row) ?? {}, `${path}.${String(index)}.`),
    );
  });
}

const maxReferences = 500;

/** Returns the names of all uploads by storage key, in answers that are not validated yet. */
export function listUploads(answers: unknown): ReadonlyMap<string, string> {
  const uploads = new Map<string, string>();
  const look = (value: unknown, depth: number, name: string): void => {
    if (depth > 6 || uploads.size >= maxReferences) return;
    if (typeof value === 'string') {
      const place = parseUploadReference(value);
      if (place) uploads.set(place.key, name);
    } else if (typeof value === 'object' && value !== null) {
      const named = textIn(recordOf(value) ?? {}, 'name', 255) ?? '';
      for (const member of Object.values(value)) look(member, depth + 1, named);
    }
  };
  look(answers, 0, '');
  return uploads;
}
