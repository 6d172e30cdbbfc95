/** A reason to stop that the person at the keyboard can act on: printed as one sentence, exit code 1. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Runs a command of this folder; a `Refusal` ends it with its sentence, anything else with its trace.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
