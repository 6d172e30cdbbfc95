import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { maskAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import type { SensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import { joinAnswers } from '@form-builder/core/sensitive-answers/split-answers.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { ExportRow } from './export-row.ts';
import type { ExportVersion } from './export-version.ts';
import { readVersion, type ExportedField } from './read-version.ts';

/** The answers of a submission with the fields of its version. */
export interface ReadAnswers {
  readonly answers: Answers;
  /** The paths of masked answers, such as `children.0.bsn`. */
  readonly masked: ReadonlySet<string>;
  readonly fields: ReadonlyMap<string, ExportedField>;
}

/** The dependencies of reading answers. */
export interface AnswersReader {
  /** The fields of each version in the language of the export, in the order of the versions. */
  readonly versions: readonly (readonly ExportedField[])[];
  readonly read: (row: ExportRow) => ReadAnswers;
}

const nothing: ReadonlySet<string> = new Set();

/** Reads answers by their version; sensitive answers are masked unless the export is unmasked. */
export function createAnswersReader(
  versions: readonly ExportVersion[],
  { language, isUnmasked }: { readonly language: Language; readonly isUnmasked: boolean },
): AnswersReader {
  const opened = versions.map((version) => openVersion(version, language));
  const byId = new Map(opened.map((one) => [one.id, one]));
  return {
    versions: opened.map(({ list }) => list),
    read: (row) => {
      const version = byId.get(row.version_id);
      if (version === undefined)
        throw new Error('A submission has a version that is not exported.');
      const answers = parseAnswers(row);
      const { fields, sensitive } = version;
      if (isUnmasked || sensitive.size === 0) return { answers, masked: nothing, fields };
      const shown = maskAnswers(sensitive, answers);
      return { answers: shown.answers, masked: new Set(shown.masked), fields };
    },
  };
}

interface OpenVersion {
  readonly id: string;
  readonly list: readonly ExportedField[];
  readonly fields: ReadonlyMap<string, ExportedField>;
  readonly sensitive: SensitiveFields;
}

function openVersion(version: ExportVersion, language: Language): OpenVersion {
  const list = readVersion(translateVersion(version, language, fieldTypes).version);
  return {
    id: version.id,
    list,
    fields: new Map(list.map((one) => [one.field.id, one])),
    sensitive: findSensitive(version, fieldTypes).fields,
  };
}

/** Parses stored answers; they were validated when they were submitted. */
function parseAnswers({ answers, sensitive }: ExportRow): Answers {
  const open = JSON.parse(answers) as Answers;
  return sensitive === null
    ? open
    : joinAnswers({ open, sensitive: JSON.parse(sensitive) as Answers });
}
