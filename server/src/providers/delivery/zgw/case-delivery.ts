import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryRequest, DeliveryWork } from '../delivery-driver.ts';
import type { Catalogue } from './catalogue.ts';
import type { ZgwClient } from './zgw-client.ts';
import type { ZgwSettings } from './zgw-settings.ts';

/** The context of the steps of one case. */
export interface CaseDelivery {
  readonly client: ZgwClient;
  readonly catalogue: Catalogue;
  readonly settings: ZgwSettings;
  readonly request: DeliveryRequest;
  readonly work: DeliveryWork;
  /** The day of the submission in the Netherlands, as `2026-11-23`. */
  readonly date: string;
  /** Whether an earlier attempt may have created an object whose response was lost. */
  readonly isRepeat: boolean;
}

/** A case in the receiver's system. */
export const caseSchema = v.object({ url: v.string(), identificatie: v.string() });
export type Case = v.InferOutput<typeof caseSchema>;

/** The schema of an object: every object has a URL. */
export const objectSchema = v.object({ url: v.string() });

/**
 * Creates an object, or returns the one that is there when the receiver rejects it: a network can deliver a request
 * twice, and the answer to the second is that it exists.
 */
export async function createOrFind<Made>(
  create: () => Promise<Made>,
  find: () => Promise<Made | undefined>,
): Promise<Made> {
  try {
    return await create();
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.code === 'refused';
    const found = isRefused ? await find() : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

/** A step that creates one object; a repeated attempt first checks whether the object exists. */
export function createOnce(
  { work, isRepeat }: Pick<CaseDelivery, 'work' | 'isRepeat'>,
  step: string,
  {
    find,
    create,
  }: {
    readonly find: () => Promise<string | undefined>;
    readonly create: () => Promise<string>;
  },
): Promise<string> {
  return work.steps.once(step, async () => {
    const found = isRepeat ? await find() : undefined;
    return found ?? createOrFind(create, find);
  });
}
