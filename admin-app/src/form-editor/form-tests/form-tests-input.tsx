import type { FormTest } from '@form-builder/core/version-settings/form-test.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { GenerateTests } from './generate-tests.tsx';
import { FormTestRow } from './form-test-row.tsx';
import { CoverageButton } from './marks/coverage-button.tsx';
import { UntestedList } from './untested-list.tsx';
import { useFormTests } from './use-form-tests.ts';

interface FormTestsInputProps {
  readonly help: string | undefined;
  readonly value: readonly FormTest[];
  readonly isReadOnly: boolean;
  readonly change: (value: readonly FormTest[]) => void;
}

/** The recorded tests with their results on the current form, and the parts that no test covers. */
export function FormTestsInput({ help, value, isReadOnly, change }: FormTestsInputProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const { results, untested, recordAgain } = useFormTests(value);
  const replace = (id: string, changed: readonly FormTest[]) =>
    change(value.flatMap((test) => (test.id === id ? changed : [test])));
  return (
    <Stack gap="sm" ref={list} tabIndex={-1} aria-label={t`Tests`} role="group">
      <Text size="sm" c="dimmed">
        {help}
      </Text>
      {value.length === 0 && (
        <Text size="sm">
          <Trans>Er zijn nog geen tests.</Trans>
        </Text>
      )}
      {value.map((test) => (
        <FormTestRow
          key={test.id}
          test={test}
          result={results.get(test.id)}
          isReadOnly={isReadOnly}
          change={(changed) => replace(test.id, [changed])}
          recordAgain={() => replace(test.id, [recordAgain(test)])}
          remove={() => replace(test.id, [])}
        />
      ))}
      <UntestedList untested={untested} />
      <CoverageButton />
      {!isReadOnly && (value.length === 0 || untested.length > 0) && (
        <GenerateTests onDone={() => list.current?.focus()} />
      )}
    </Stack>
  );
}
