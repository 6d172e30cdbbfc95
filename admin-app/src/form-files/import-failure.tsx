import { ApiError } from '@form-builder/core/client/create-client.ts';
import { Alert } from '@mantine/core';
import { errorText } from '../api/error-text.ts';

const maxShown = 5;

/** Shows why a file was rejected, with the first errors in it. */
export function ImportFailure({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const faults = Object.entries(problem?.errors ?? {}).slice(0, maxShown);
  return (
    <Alert color="red" role="alert">
      {problem?.message ?? errorText(error)}
      {faults.length > 0 && (
        <ul>
          {faults.map(([path, texts]) => (
            <li key={path}>
              <code>{path}</code>: {texts.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
