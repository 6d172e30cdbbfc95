import type { HostValues } from '../state/host-values.ts';
import { addressKey, type FormAddress } from '../requests/form-address.ts';

/** The form and language that the host page sets. */
export interface FormOptions {
  readonly address: FormAddress;
  readonly locale: string | undefined;
  /** The values of variables from the host page. */
  readonly hostValues?: HostValues | undefined;
}

/** Whether two options name the same form; false without a form. */
export function isSameForm(one: FormOptions | undefined, other: FormOptions): boolean {
  return one !== undefined && addressKey(one.address) === addressKey(other.address);
}
