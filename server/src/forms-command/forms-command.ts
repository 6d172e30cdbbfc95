import { print } from '../platform/process/console.ts';
import { StartError } from '../platform/start-error.ts';
import { explainError } from './explain-error.ts';
import { exportForms } from './export-forms.ts';
import { importFiles } from './import-files.ts';
import { openConnection } from './open-connection.ts';
import { parseArguments } from './parse-arguments.ts';
import type { CredentialSource } from './sign-in/credentials.ts';
import { usage } from './usage.ts';

/** `forms export|import`: forms as files, through the API of a running server; the exit code. */
export async function formsCommand(
  args: readonly string[],
  source: CredentialSource,
): Promise<number> {
  const command = parseArguments(args);
  if (command.name === 'help') {
    print(usage.trimEnd());
    return 0;
  }
  try {
    const connection = await openConnection(command.server, source);
    return await (command.name === 'export'
      ? exportForms(connection, command)
      : importFiles(connection, command));
  } catch (error) {
    throw new StartError(explainError(error));
  }
}
