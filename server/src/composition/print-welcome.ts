import type { RunningDemo } from '../demo/start-demo.ts';
import { mailboxPath } from '../platform/mail/mount-mailbox.ts';
import { print } from '../platform/process/console.ts';

interface Welcome {
  readonly origin: string;
  readonly demo: RunningDemo | null;
  readonly isEmbedded: boolean;
  /** Whether mails are stored in the mailbox page instead of sent. */
  readonly hasMailbox: boolean;
}

/** Prints the addresses and the demo's logins. */
export function printWelcome({ origin, demo, isEmbedded, hasMailbox }: Welcome): void {
  print('');
  print(`Form builder      ${origin}`);
  print(`API description   ${origin}/openapi.json`);
  if (hasMailbox) print(`Mailbox           ${origin}${mailboxPath}`);
  if (demo !== null) sayDemo(demo);
  if (isEmbedded) {
    print('');
    print('The embedded database is for trying out: it cannot promise to survive a power cut.');
    print('For real use, set DATABASE_URL to a PostgreSQL of version 15 or newer.');
  }
  print('');
}

function sayDemo(demo: RunningDemo): void {
  print(`Demo municipality ${demo.siteOrigin}`);
  print(`DigiD and payments ${demo.servicesOrigin} (simulated)`);
  if (demo.logins.length === 0) return;
  print('');
  print('Demo logins:');
  const width = Math.max(...demo.logins.map(({ position }) => position.length));
  const emailWidth = Math.max(...demo.logins.map(({ email }) => email.length));
  for (const { position, email, password } of demo.logins) {
    print(`  ${position.padEnd(width)}  ${email.padEnd(emailWidth)}  ${password}`);
  }
  print('');
  print(
    'The Formulierontwerper proposes a form for production; the Jurist approves it (four eyes);',
  );
  print('then the Formulierontwerper publishes it.');
}
