import type { RunningDemo } from '../demo/start-demo.ts';
import { mailboxPath } from '../platform/mail/mount-mailbox.ts';
import { say } from '../platform/process/console.ts';

interface Welcome {
  readonly origin: string;
  readonly demo: RunningDemo | null;
  readonly isEmbedded: boolean;
  /** Whether mails are kept for reading instead of sent. */
  readonly hasMailbox: boolean;
}

/** Prints the addresses and the demo's logins. */
export function printWelcome({ origin, demo, isEmbedded, hasMailbox }: Welcome): void {
  say('');
  say(`Form builder      ${origin}`);
  say(`API description   ${origin}/openapi.json`);
  if (hasMailbox) say(`Mailbox           ${origin}${mailboxPath}`);
  if (demo !== null) sayDemo(demo);
  if (isEmbedded) {
    say('');
    say('The embedded database is for trying out: it cannot promise to survive a power cut.');
    say('For real use, set DATABASE_URL to a PostgreSQL of version 15 or newer.');
  }
  say('');
}

function sayDemo(demo: RunningDemo): void {
  say(`Demo municipality ${demo.siteOrigin}`);
  say(`DigiD and payments ${demo.servicesOrigin} (simulated)`);
  if (demo.logins.length === 0) return;
  say('');
  say('Demo logins:');
  const width = Math.max(...demo.logins.map(({ position }) => position.length));
  const emailWidth = Math.max(...demo.logins.map(({ email }) => email.length));
  for (const { position, email, password } of demo.logins) {
    say(`  ${position.padEnd(width)}  ${email.padEnd(emailWidth)}  ${password}`);
  }
  say('');
  say('The Formulierontwerper proposes a form for production; the Jurist approves it (four eyes);');
  say('then the Formulierontwerper publishes it.');
}
