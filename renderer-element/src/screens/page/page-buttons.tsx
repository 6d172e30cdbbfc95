import type { ReactNode } from 'react';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { useText } from '../../i18n/text-context.tsx';
import { stepIndexAt } from '../../navigation/steps.ts';
import type { OpenForm } from '../../state/loaded-form.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { SubmitLabel } from './submit-label.tsx';

/** What the buttons need of an opened form; a preview has no more than this. */
export interface PageButtonsProps {
  readonly controller: Pick<ScreenProps['controller'], 'previous'>;
  readonly navigation: {
    readonly hasSummary: boolean;
    readonly loaded: { readonly form: Pick<PublicForm, 'pages'> };
    readonly open: Pick<OpenForm, 'views' | 'session'>;
  };
  readonly state: Pick<
    ScreenProps['state'],
    'busy' | 'formSteps' | 'isReturning' | 'pageIndex' | 'section'
  >;
  readonly page: Page;
}

/** Next and previous, with the designer's labels or the name of the next step. */
export function PageButtons(props: PageButtonsProps) {
  const { controller, page, state } = props;
  const { busy, formSteps } = state;
  const { translate } = useText();
  const next = useNextLabel(props);
  const at = stepIndexAt(formSteps, state);
  const isEnd = formSteps.stopBlock && at === formSteps.steps.length - 1;
  return (
    <div className="buttons" part="buttons">
      {!isEnd && (
        <button className="button button-primary" part="button button-primary" type="submit">
          {busy === 'submitting' ? translate('element.submitting') : next}
        </button>
      )}
      {at > 0 && (
        <button
          className="button"
          part="button"
          type="button"
          onClick={() => void controller.previous()}
        >
          {page.previous_button_label || translate('element.previous')}
        </button>
      )}
    </div>
  );
}

function useNextLabel({ navigation, page, state }: PageButtonsProps): ReactNode {
  const { formSteps, isReturning } = state;
  const { translate } = useText();
  if (isReturning) return translate('element.back_to_summary');
  const at = stepIndexAt(formSteps, state);
  const after = formSteps.steps[at]?.breakCell ? formSteps.steps[at] : formSteps.steps[at + 1];
  if (!after && !navigation.hasSummary) {
    return <SubmitLabel navigation={navigation} own={page.submit_button_label} />;
  }
  if (page.next_button_label) return page.next_button_label;
  if (!after) return translate('element.to_summary');
  const title =
    after.pageIndex !== state.pageIndex && navigation.loaded.form.pages[after.pageIndex]?.title;
  return title ? translate('element.to_page', { title }) : translate('element.next');
}
