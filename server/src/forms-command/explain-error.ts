import { ApiError } from '@form-builder/core/client/create-client.ts';
import { StartError } from '../platform/start-error.ts';

/** One sentence for an error that the user can resolve; other errors are thrown again. */
export function explainError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof ApiError) return explainProblem(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const sentence = fileErrors[String(code)];
  if (sentence === undefined) throw error;
  return sentence;
}

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'This user may not use the file or folder.',
  EISDIR: 'This is a folder.',
  ENOTDIR: 'This is not a folder.',
  ENOSPC: 'There is no room left.',
};

function explainProblem({ problem, isOffline }: ApiError): string {
  if (isOffline) return 'The server does not answer.';
  if (problem === undefined) return 'The server gave an unknown answer.';
  const errors = Object.entries(problem.errors ?? {}).map(
    ([path, texts]) => `${path}: ${texts.join(' ')}`,
  );
  return [problem.message, ...errors].join('; ').replaceAll('\n', ' ');
}
