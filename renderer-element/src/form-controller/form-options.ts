import { addressKey, type FormAddress } from '../requests/form-address.ts';

/** The form and language that the host page sets. */
export interface FormOptions {
  readonly address: FormAddress;
  readonly locale: string | undefined;
}

/** Whether both are of one form; never without one. */
export function isSameForm(one: FormOptions | undefined, other: FormOptions): boolean {
  return one !== undefined && addressKey(one.address) === addressKey(other.address);
}
