import * as v from 'valibot';
import type { DeliveryDriverOptions, DeliveryFile, DeliveryWork } from '../delivery-driver.ts';
import type { GraphClient } from './graph-client.ts';

/** A file in a library. */
export const driveItemSchema = v.object({
  id: v.string(),
  name: v.string(),
  size: v.nullish(v.number(), 0),
  webUrl: v.nullish(v.string(), ''),
});
export type DriveItem = v.InferOutput<typeof driveItemSchema>;

/** What uploads need of the delivery. */
export interface UploadContext extends Pick<DeliveryDriverOptions, 'client' | 'timeoutMs'> {
  readonly graph: GraphClient;
  readonly steps: DeliveryWork['steps'];
}

/** A file and its place, where nothing but this delivery writes. */
export interface Upload {
  /** The position among the files of the submission, from 1. */
  readonly number: number;
  readonly file: DeliveryFile;
  /** Below the root of Graph, encoded. */
  readonly place: string;
}
