import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { AnyFieldView, FieldViews } from '../../state/fields/field-view.ts';

/** The view of a type; a form is shown only after the views of all its types were loaded. */
export function getView(views: FieldViews, type: FieldTypeName): AnyFieldView {
  const view: AnyFieldView | undefined = views[type];
  if (!view) throw new Error(`No view of field type ${type}`);
  return view;
}
