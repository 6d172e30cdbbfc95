import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { useText } from '../../i18n/text-context.tsx';

/** Shows on every screen of a test that nothing of it is processed. */
export function TestBanner({ form }: { readonly form: PublicForm }) {
  const { translate } = useText();
  if (!form.is_test) return null;
  return (
    <p className="notice test-banner" part="notice">
      {translate('element.test_form')}
    </p>
  );
}
