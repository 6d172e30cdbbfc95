import { StartError } from '../../platform/start-error.ts';
import type { Ask } from './terminal.ts';

/** The environment of the command, and who answers what is missing in it. */
export interface CredentialSource {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ask: Ask | undefined;
}

type CredentialName = 'FORMS_EMAIL' | 'FORMS_PASSWORD' | 'FORMS_CODE';

const questions: Readonly<Record<CredentialName, string>> = {
  FORMS_EMAIL: 'E-mail address',
  FORMS_PASSWORD: 'Password',
  FORMS_CODE: 'Code of the authenticator app',
};

/**
 * A part of the login: from the environment, or else from the terminal. Never from an argument, because
 * other users of the machine see those.
 */
export async function credential(
  { environment, ask }: CredentialSource,
  name: CredentialName,
): Promise<string> {
  const given = environment[name];
  if (given !== undefined && given !== '') return given;
  if (ask === undefined)
    throw new StartError(`Set ${name}, or run the command in a terminal, which asks for it.`);
  return ask(questions[name], { isSecret: name !== 'FORMS_EMAIL' });
}
