import { useText } from '../../i18n/text-context.tsx';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import type { AnyFieldView } from '../../state/field-view.ts';

interface SubmitLabelProps {
  readonly navigation: FormNavigation;
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
