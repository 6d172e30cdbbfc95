import { useText } from '../../i18n/text-context.tsx';
import type { OpenForm } from '../../state/loaded-form.ts';
import type { AnyFieldView } from '../../state/fields/field-view.ts';

interface SubmitLabelProps {
  readonly navigation: { readonly open: Pick<OpenForm, 'views' | 'session'> };
  /** The designer's own text. */
  readonly own: string | undefined;
}

/** The text of the submit button: the designer's, that of a field type, or the usual one. */
export function SubmitLabel({ navigation, own }: SubmitLabelProps) {
  const { translate } = useText();
  const views: readonly Pick<AnyFieldView, 'SubmitLabel'>[] = Object.values(navigation.open.views);
  const View = views.find((view) => view.SubmitLabel)?.SubmitLabel;
  const fallback = translate('element.submit');
  if (own || !View) return own || fallback;
  return <View session={navigation.open.session} fallback={fallback} />;
}
