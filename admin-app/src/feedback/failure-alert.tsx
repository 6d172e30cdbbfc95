import { Alert } from '@mantine/core';
import { errorText } from '../api/error-text.ts';

/** Shows why a call failed, at the top of a form; renders nothing without a failure. */
export function FailureAlert({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      {errorText(error)}
    </Alert>
  );
}
