import { parameterAt } from '@form-builder/core/formulas/parameter-at.ts';
import { findCall } from '@form-builder/core/formulas/editing/find-call.ts';
import type { FormulaFunction } from '@form-builder/core/formulas/formula-function.ts';
import { formulaFunctions } from '@form-builder/core/formulas/functions/registry.ts';
import { functionName } from '@form-builder/core/formulas/syntax/print-formula.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { currentContext } from '../../languages/staff-texts.ts';

interface SignatureLineProps {
  readonly source: string;
  /** The position of the caret; `undefined` until the editor has had the focus. */
  readonly at: number | undefined;
}

/** Shows the signature of the function around the caret, with the current parameter in bold. */
export function SignatureLine({ source, at }: SignatureLineProps) {
  const call = at === undefined ? undefined : findCall(source, at);
  if (!call) return null;
  const { locale, translate } = currentContext();
  const definition: FormulaFunction = formulaFunctions[call.name];
  const current = parameterAt(definition, call.argument);
  return (
    <Text size="sm" mt={4}>
      {functionName(call.name, languageOf(locale))}(
      {definition.parameters.map((parameter, index) => {
        const name = translate(`formula.parameter.${parameter.name}`);
        return (
          <Fragment key={parameter.name}>
            {index > 0 && '; '}
            {parameter === current ? <strong>{name}</strong> : name}
            {parameter.isOptional && '?'}
          </Fragment>
        );
      })}
      {definition.repeating !== undefined && '; …'}){' '}
      <Text span size="sm" c="dimmed">
        {translate(`formula.function.${call.name}`)}
      </Text>
    </Text>
  );
}
