import type { SourceInput } from '@form-builder/core/form/variables/variable-sources.ts';
import { ClaimNameInput } from './inputs/claim-name-input.tsx';
import { DataInputsInput } from './inputs/data-inputs-input.tsx';
import { DataOutputInput } from './inputs/data-output-input.tsx';
import { DataProviderInput } from './inputs/data-provider-input.tsx';
import { LoginClaimInput } from './inputs/login-claim-input.tsx';
import { LoginProviderInput } from './inputs/login-provider-input.tsx';
import { LookUpFieldInput } from './inputs/look-up-field-input.tsx';
import { LookUpMemberInput } from './inputs/look-up-member-input.tsx';
import { PersonMemberInput } from './inputs/person-member-input.tsx';
import { VariableFormulaInput } from './inputs/variable-formula-input.tsx';
import { VariableValueInput } from './inputs/variable-value-input.tsx';
import type { SourceInputView } from './source-input.ts';

/** A control for every kind of setting of a source: a forgotten one does not compile. */
export const sourceInputs: Readonly<Record<SourceInput, SourceInputView>> = {
  formula: VariableFormulaInput,
  value: VariableValueInput,
  'login-provider': LoginProviderInput,
  'login-claim': LoginClaimInput,
  'look-up-field': LookUpFieldInput,
  'look-up-member': LookUpMemberInput,
  'data-provider': DataProviderInput,
  'data-output': DataOutputInput,
  'data-inputs': DataInputsInput,
  'person-member': PersonMemberInput,
  'claim-name': ClaimNameInput,
};
