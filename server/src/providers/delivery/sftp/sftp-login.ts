import type { ConnectConfig } from 'ssh2';

/** How we log in: with a private key when the secret is one, else with a password. */
export function loginOf(
  secret: string,
): Pick<ConnectConfig, 'password' | 'privateKey' | 'tryKeyboard'> {
  const [, begin, content = '', end] =
    /^\s*(-----BEGIN [A-Z ]*PRIVATE KEY-----)([\s\S]+?)(-----END [A-Z ]*PRIVATE KEY-----)\s*$/.exec(
      secret,
    ) ?? [];
  // Many servers ask for the password in the keyboard-interactive way only.
  if (begin === undefined || end === undefined) return { password: secret, tryKeyboard: true };
  // An input of one line drops the line ends of a pasted key.
  const lines = content.replace(/\s+/g, '').match(/.{1,70}/g) ?? [];
  return { privateKey: [begin, ...lines, end, ''].join('\n') };
}
