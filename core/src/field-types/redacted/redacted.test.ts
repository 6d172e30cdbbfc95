import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { redactedDefinition } from './redacted.ts';

const file = (name: string, mime_type: string) => ({
  name,
  mime_type,
  size: 10,
  key: 'key',
  media_id: null,
  link: null,
});
const issues = (name: string, type: string) =>
  codesOf(
    redactedDefinition.validate(
      [file(name, type)],
      buildFieldOf('redacted'),
      buildValidationContext(),
    ),
  );

describe('redacted', () => {
  test('takes only what can be blackened', () => {
    expect(issues('pas.pdf', 'application/pdf')).toEqual([]);
    expect(issues('pas.jpg', 'image/jpeg')).toEqual([]);
    expect(issues('pas.docx', 'application/octet-stream')).toEqual(['issue.file_type']);
  });
});
