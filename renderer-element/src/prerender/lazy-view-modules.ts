import * as fileViews from '../field-types/loading/file-views.ts';
import * as mapViews from '../field-types/loading/geolocation-views.ts';
import * as otherViews from '../field-types/loading/other-views.ts';
import * as phoneViews from '../field-types/loading/phone-views.ts';
import * as redactedViews from '../field-types/loading/redacted-views.ts';
import * as serviceViews from '../field-types/loading/service-views.ts';
import * as commonViews from '../field-types/loading/common-views.ts';

/** The chunks with views outside the first chunk, by their entry module. */
const lazyViewModules = [
  { module: 'renderer-element/src/field-types/loading/common-views.ts', ...commonViews },
  { module: 'renderer-element/src/field-types/loading/phone-views.ts', ...phoneViews },
  { module: 'renderer-element/src/field-types/loading/other-views.ts', ...otherViews },
  { module: 'renderer-element/src/field-types/loading/file-views.ts', ...fileViews },
  { module: 'renderer-element/src/field-types/loading/redacted-views.ts', ...redactedViews },
  { module: 'renderer-element/src/field-types/loading/service-views.ts', ...serviceViews },
  { module: 'renderer-element/src/field-types/loading/geolocation-views.ts', ...mapViews },
];

/** Their styles, each once: some chunks share theirs. */
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
