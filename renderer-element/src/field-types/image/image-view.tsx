import { imageDefinition } from '@form-builder/core/field-types/image/image.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { safeUrl } from '../controls/safe-url.ts';
import { useServedUrl } from '../controls/use-served-url.ts';

/** An image; without an alternative text it is decorative. */
export const imageView: FieldView<'image'> = {
  definition: imageDefinition,
  frame: () => 'none',
  Control({ field }) {
    const { ref, address } = useServedUrl<HTMLImageElement>('src', field.url);
    if (safeUrl(field.url) === undefined) return null;
    return (
      <img
        ref={ref}
        className="picture"
        src={address}
        alt={field.custom_properties?.alt ?? ''}
        loading="lazy"
        decoding="async"
      />
    );
  },
};
