import { imageDefinition } from '@form-builder/core/field-types/image/image.ts';
import type { FieldView } from '../field-view.ts';
import { safeAddress } from '../safe-address.ts';

/** A picture; without a text of its own it is decoration. */
export const imageView: FieldView<'image'> = {
  definition: imageDefinition,
  frame: () => 'none',
  Control({ field }) {
    const address = safeAddress(field.url);
    if (address === undefined) return null;
    return (
      <img
        className="picture"
        src={address}
        alt={field.custom_properties?.alt ?? ''}
        loading="lazy"
        decoding="async"
      />
    );
  },
};
