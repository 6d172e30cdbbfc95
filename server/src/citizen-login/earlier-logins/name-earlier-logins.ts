import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { dataSubjectOf } from '../../processing-log/data-subject.ts';
import { kindByForm } from '../../providers/auth/identifier-kind.ts';
import { openIdentifier } from '../login-secrets.ts';
import {
  currentLogins,
  submissionLogins,
  type EarlierLogins,
  type LoginPlace,
  type NamedLogin,
  type UnnamedLogin,
} from './earlier-logins-queries.ts';

interface Naming {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly cipher: SecretCipher;
  /** Receives a login whose identifier cannot be decrypted; it stays without a person. */
  readonly onUnreadable: (login: LoginPlace, error: unknown) => void;
  /** The number of logins that one transaction names. */
  readonly rowsAtOnce?: number;
}

/**
 * Gives logins of before the log of data processing the pseudonym of their person, so that new lines about their
 * submissions name it; lines that exist stay as they were written. Current logins come first, because a submission takes
 * its person from them. Returns how many got one.
 */
export async function nameEarlierLogins(naming: Naming): Promise<number> {
  return (await nameLogins(naming, currentLogins)) + (await nameLogins(naming, submissionLogins));
}

const beforeAll: LoginPlace = { id: '00000000-0000-0000-0000-000000000000', provider: '' };

async function nameLogins(naming: Naming, { select, name }: EarlierLogins): Promise<number> {
  const { transaction, rowsAtOnce = 500 } = naming;
  let count = 0;
  let after: LoginPlace | undefined = beforeAll;
  while (after !== undefined) {
    const from: LoginPlace = after;
    const { named, last } = await transaction(async (tx) => {
      const rows = await select(tx, from, rowsAtOnce);
      const named = rows.flatMap((row) => nameLogin(naming, row));
      if (named.length > 0) await name(tx, named);
      return { named: named.length, last: rows.at(-1) };
    });
    count += named;
    after = last;
  }
  return count;
}

function nameLogin(
  { cipher, tenantId, onUnreadable }: Naming,
  row: UnnamedLogin,
): readonly NamedLogin[] {
  const { id, provider } = row;
  try {
    const number = openIdentifier(cipher, tenantId, row);
    const subject = dataSubjectOf(cipher, tenantId, { kind: kindByForm(number), number });
    return [{ id, provider, ...subject }];
  } catch (error) {
    onUnreadable({ id, provider }, error);
    return [];
  }
}
