import type { UploadedFile } from '../uploads/uploaded-file.ts';
import type { UploadRules } from '../uploads/upload-rules.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { fileIssues, formatFiles, parseFiles } from '../uploads/uploaded-files.ts';

export interface RedactedSettings {
  readonly integration_id?: string;
  /** The question whose files are redacted here. */
  readonly file_property_id?: string;
  /** Whether the originals stay with the submission, beside their redacted copies. */
  readonly keep_original?: boolean;
}

/** Only types that can be redacted: images and PDF. */
export const redactionRules: UploadRules = {
  limits: undefined,
  allowedTypes: ['application/pdf', 'image/*'],
};

/** Copies of another question's files in which the visitor redacted parts. */
export const redactedDefinition: InputDefinition<
  'redacted',
  RedactedSettings,
  readonly UploadedFile[]
> = {
  ...recordInput,
  type: 'redacted',
  loading: 'redaction',
  group: 'integration',
  settings: [
    ...questionSettings,
    'integration_id',
    'file_property_id',
    'keep_original',
    'width',
    ...stateSettings,
    ...messageSettings,
  ],
  isEmpty: (value) => value === null || value.length === 0,
  parse: parseFiles,
  uploads: ({ custom_properties: settings }) => ({
    ...redactionRules,
    replaces: settings?.keep_original ? undefined : settings?.file_property_id,
  }),
  validate: (value) => fileIssues(value, redactionRules),
  format: formatFiles,
};
