import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/** A regular expression, with a line to try an answer on. */
export function PatternInput({ label, help, value, error, isReadOnly, change }: SettingInputProps) {
  const { t } = useLingui();
  const [example, setExample] = useState('');
  const pattern = asText(value);
  const expression = pattern === '' ? undefined : compilePattern(pattern);
  const broken = pattern !== '' && !expression ? t`Dit is geen geldige reguliere expressie.` : null;
  const isMatch = expression?.test(example) ?? true;
  return (
    <Stack gap="xs">
      <TextInput
        label={label}
        description={help}
        error={error ?? broken}
        readOnly={isReadOnly}
        spellCheck={false}
        value={pattern}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {expression && (
        <TextInput
          label={t`Probeer een antwoord`}
          value={example}
          error={example !== '' && !isMatch && t`Dit antwoord past niet.`}
          description={example !== '' && isMatch ? t`Dit antwoord past.` : undefined}
          onChange={(event) => setExample(event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}

/** The expression as the engine runs it: on the whole answer, with the `v` flag. */
function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return undefined;
  }
}
