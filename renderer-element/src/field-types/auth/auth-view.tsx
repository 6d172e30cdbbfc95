import { authDefinition } from '@form-builder/core/field-types/auth/auth.ts';
import { LoginPanel } from '../../auth/login-panel.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';

/** A login: the button, or the logged-in visitor. The proof stays on the server. */
export const authView: FieldView<'auth'> = {
  definition: authDefinition,
  frame: () => 'legend',
  Control: AuthControl,
};

function AuthControl({ cell, field, value, ids, describedBy, change }: FieldViewProps<'auth'>) {
  const { loadServices } = useFieldContext();
  const { integration_id: provider = '', assurance_level: minLevel } =
    field.custom_properties ?? {};
  return (
    <LoginPanel
      provider={provider}
      minLevel={minLevel}
      loadServices={loadServices}
      describedBy={describedBy}
      cellKey={cell.key}
      isOptional={!cell.required}
      controlId={ids.control}
      // The draft of another login empties the answer while this one is already shown.
      answeredAt={value?.authenticated_at}
      onLogin={(answer) => {
        // Reading the same login again changes nothing, so that visitors can correct the fields that it filled
        // in.
        if (answer?.authenticated_at !== value?.authenticated_at) change(answer);
      }}
    />
  );
}
