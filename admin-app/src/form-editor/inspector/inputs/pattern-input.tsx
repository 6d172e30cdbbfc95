import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/** A regular expression, with a line to try an answer on. */
export function PatternInput({ label, help, value, error, isReadOnly, change }: SettingInputProps) {
  const { t } = useLingui();
  const pattern = asText(value);
  const expression = compilePattern(pattern);
  const broken = expression ? undefined : t`Dit is geen geldige reguliere expressie.`;
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
      {expression && pattern !== '' && <TryPattern expression={expression} />}
    </Stack>
  );
}

/** Says of an example whether it would be taken. */
function TryPattern({ expression }: { expression: RegExp }) {
  const { t } = useLingui();
  const [example, setExample] = useState('');
  const isTried = example !== '';
  const isMatch = expression.test(example);
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

/** The expression as the engine runs it: on the whole answer, with the `v` flag. */
function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return undefined;
  }
}
