import { matchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/** Edits a regular expression, with an input to try an answer. */
export function PatternInput({ label, help, value, error, isReadOnly, change }: SettingInputProps) {
  const pattern = asText(value);
  return (
    <Stack gap="xs">
      <TextInput
        label={label}
        description={help}
        error={error}
        readOnly={isReadOnly}
        spellCheck={false}
        value={pattern}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {error === undefined && pattern !== '' && <TryPattern pattern={pattern} />}
    </Stack>
  );
}

/** Shows whether an example matches. */
function TryPattern({ pattern }: { pattern: string }) {
  const { t } = useLingui();
  const [example, setExample] = useState('');
  const isTried = example !== '';
  const isMatch = matchesPattern(pattern, example);
  return (
    <TextInput
      label={t`Probeer een antwoord`}
      value={example}
      error={isTried && !isMatch && t`Dit antwoord past niet.`}
      description={isTried && isMatch && t`Dit antwoord past.`}
      onChange={(event) => setExample(event.currentTarget.value)}
    />
  );
}
