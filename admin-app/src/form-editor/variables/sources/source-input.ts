import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import type { ReactNode } from 'react';

/** The props of the input of one setting of a source. */
export interface SourceInputProps {
  readonly variable: Variable;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly change: (
    value: string | number | boolean | null | Readonly<Record<string, string>>,
  ) => void;
}

export type SourceInputView = (props: SourceInputProps) => ReactNode;
