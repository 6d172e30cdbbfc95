import type { passkeysContract } from '@form-builder/core/contract/staff/users/passkeys.ts';
import type { Passkey } from '@form-builder/core/contract/staff/users/passkeys.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { VerifyCurrentPassword } from '../passwords/verify-current-password.ts';
import { requiresSecondFactor } from '../second-factor/requires-second-factor.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from '../second-factor/second-factor-queries.ts';
import { renewRecoveryCodes } from '../second-factor/totp-enrolment.ts';
import { getUser } from '../users/update-user.ts';
import { addPasskey, offerPasskey } from './add-passkey.ts';
import {
  deletePasskey,
  renamePasskey,
  selectPasskeys,
  type PasskeyRow,
} from './passkeys-queries.ts';
import { relyingPartyOf } from './relying-party.ts';

interface PasskeysOptions {
  readonly verifyPassword: VerifyCurrentPassword;
  readonly originOf: (tenant: Tenant) => string;
}

/**
 * The endpoints of a user's own passkeys. Adding and removing require the password, so that a session alone is not
 * enough.
 */
export function createPasskeysHandlers({
  verifyPassword,
  originOf,
}: PasskeysOptions): Handlers<typeof passkeysContract> {
  const partyOf = (tenant: Tenant) => relyingPartyOf(tenant.name, originOf(tenant));
  return {
    listPasskeys: async ({ transaction, tenant, caller }) => {
      const owner = { tenantId: tenant.id, userId: caller.id };
      const rows = await transaction((tx) => selectPasskeys(tx, owner));
      const page = { page: 1, limit: Math.max(1, rows.length) };
      return listAnswer(rows.map(presentPasskey), rows.length, page);
    },

    offerPasskey: async (context) => {
      const { transaction, tenant, caller, body } = context;
      const typed = { transaction, tenantId: tenant.id, userId: caller.id };
      await verifyPassword({ ...typed, password: body.password_current });
      return transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const user = await getUser(writer, caller.id);
        return { data: { options: { ...(await offerPasskey(writer, partyOf(tenant), user)) } } };
      });
    },

    addPasskey: async (context) => {
      const { transaction, tenant, caller, body } = context;
      const owner = { tenantId: tenant.id, userId: caller.id };
      const added = await transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const id = await addPasskey(writer, partyOf(tenant), { userId: caller.id, ...body });
        if (id === undefined) return undefined;
        const hasCodes = (await countRecoveryCodes(tx, owner)) > 0;
        return { id, codes: hasCodes ? [] : await renewRecoveryCodes(writer, caller.id) };
      });
      // Thrown here, because an error in the transaction would restore the challenge.
      if (added === undefined) throw new RequestError('passkey_invalid');
      return { data: { id: added.id, recovery_codes: [...added.codes] } };
    },

    renamePasskey: async ({ transaction, tenant, caller, params, body }) => {
      const passkey = { tenantId: tenant.id, userId: caller.id, id: params.id };
      const isRenamed = await transaction((tx) => renamePasskey(tx, passkey, body.name));
      if (!isRenamed) throw new RequestError('not_found');
    },

    removePasskey: async (context) => {
      const { transaction, tenant, caller, body } = context;
      const owner = { tenantId: tenant.id, userId: caller.id };
      await verifyPassword({ transaction, ...owner, password: body.password_current });
      await transaction((tx) => removePasskey(writerFor(context, tx), caller, body.passkey_id));
    },
  };
}

/** Refuses to remove the last second factor of a user who must have one. */
async function removePasskey(writer: Writer, caller: Caller, id: string): Promise<void> {
  const { tx, tenantId } = writer;
  const owner = { tenantId, userId: caller.id };
  if (!(await deletePasskey(tx, { ...owner, id }))) throw new RequestError('not_found');
  const { has_totp: hasTotp, has_passkey: hasOther } = await getUser(writer, caller.id);
  if (!hasTotp && !hasOther) {
    if (await requiresSecondFactor(tx, caller)) throw new RequestError('second_factor_required');
    await deleteRecoveryCodes(tx, owner);
  }
  await writeLogbook(writer, { action: 'user.passkey_removed', subject: ['user', caller.id] });
}

const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at?.toISOString() ?? null,
});
