/** An error that the user of a command can resolve. It is printed as one sentence; the exit code is 1. */
export class UserError extends Error {
  name = 'UserError';
}

/**
 * Runs a command of this folder; prints the message of a `UserError`, and the stack of other errors.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}
