import { isSameJson, isRecord } from '../json.ts';
import type { Three } from './three.ts';

/** How far a value is merged: parts that make no sense apart are one value. */
export type Shape =
  | { readonly kind: 'value' }
  | {
      readonly kind: 'record';
      readonly members?: Readonly<Record<string, Shape>>;
      readonly others: Shape;
      /** Whether the record is one value after all. */
      readonly isWhole?: (three: Three) => boolean;
    }
  /** Records by their ids, in an order that counts. */
  | { readonly kind: 'items'; readonly item: Shape };

const value: Shape = { kind: 'value' };
const flatRecord: Shape = { kind: 'record', others: value };

/** A rule is one value: half of one condition and half of another would be a third. */
const rules: Shape = { kind: 'items', item: value };

/** Settings belong to their type, so a change of the type takes the whole field. */
const changesType = ({ base, mine, theirs }: Three) => {
  const [from, one, other] = [base, mine, theirs].map((field) =>
    isRecord(field) ? field['type'] : undefined,
  );
  return !isSameJson(from, one) || !isSameJson(from, other);
};

const fieldRecord: Shape = {
  kind: 'record',
  members: {
    custom_properties: flatRecord,
    options: { kind: 'items', item: flatRecord },
    logic: rules,
  },
  others: value,
  isWhole: changesType,
};

/** The shape of a version whose pages are split into fields by id. */
export const versionShape: Shape = {
  kind: 'record',
  members: {
    settings: flatRecord,
    submission_settings: flatRecord,
    translations: { kind: 'record', others: flatRecord },
    translation_notes: { kind: 'record', others: flatRecord },
    variables: { kind: 'items', item: value },
    pages: { kind: 'items', item: { kind: 'record', members: { logic: rules }, others: value } },
    fields: {
      kind: 'record',
      others: { kind: 'record', members: { record: fieldRecord }, others: value },
    },
  },
  // The theme is a copy of one of the tenant's: settings of two themes make a third.
  others: value,
};
