import * as fileViews from '../field-types/loading/views/file-views.ts';
import * as mapViews from '../field-types/loading/views/geolocation-views.ts';
import * as otherViews from '../field-types/loading/views/other-views.ts';
import * as phoneViews from '../field-types/loading/views/phone-views.ts';
import * as redactedViews from '../field-types/loading/views/redacted-views.ts';
import * as serviceViews from '../field-types/loading/views/service-views.ts';
import * as commonViews from '../field-types/loading/views/common-views.ts';

/** The chunks with views outside the first chunk, by their entry module. */
const lazyViewModules = [
  { module: 'renderer-element/src/field-types/loading/views/common-views.ts', ...commonViews },
  { module: 'renderer-element/src/field-types/loading/views/phone-views.ts', ...phoneViews },
  { module: 'renderer-element/src/field-types/loading/views/other-views.ts', ...otherViews },
  { module: 'renderer-element/src/field-types/loading/views/file-views.ts', ...fileViews },
  { module: 'renderer-element/src/field-types/loading/views/redacted-views.ts', ...redactedViews },
  { module: 'renderer-element/src/field-types/loading/views/service-views.ts', ...serviceViews },
  { module: 'renderer-element/src/field-types/loading/views/geolocation-views.ts', ...mapViews },
];

/** The styles of these chunks, each once, because some chunks share styles. */
export const lazyViewStyles = stylesOf(lazyViewModules);

/** The chunks with the views of these types. */
export const viewsWith = (types: readonly string[]) =>
  lazyViewModules.filter(({ views }) => types.some((type) => Object.hasOwn(views, type)));

/** The styles of some chunks, each once. */
export function stylesOf(
  some: readonly { readonly viewStyles: readonly string[] }[],
): readonly string[] {
  return [...new Set(some.flatMap(({ viewStyles }) => viewStyles))];
}
