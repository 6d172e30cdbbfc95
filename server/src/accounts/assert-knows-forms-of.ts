import type { Caller } from '../platform/http/caller.ts';
import type { Writer } from '../logbook/writer.ts';

/** Throws `member_of_other_forms` when the user or group has a role in forms that are hidden from the caller. */
export type AssertKnowsFormsOf = (
  tx: Writer['tx'],
  caller: Caller,
  holder: { readonly userId: string } | { readonly groupId: string },
) => Promise<void>;
