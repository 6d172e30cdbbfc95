import type { Page } from '@form-builder/core/form/form-definition.ts';
import { useText } from '../../i18n/text-context.tsx';
import { stepAt } from '../../navigation/steps.ts';
import type { ScreenProps } from '../screen-props.ts';

interface PageButtonsProps extends ScreenProps {
  readonly page: Page;
}

/** On, back: the designer's own words, else what the button leads to. */
export function PageButtons(props: PageButtonsProps) {
  const { visit, page, state } = props;
  const { busy, road } = state;
  const { translate } = useText();
  const next = useNextLabel(props);
  const at = stepAt(road, state);
  const isEnd = road.stopBlock && at === road.steps.length - 1;
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
          onClick={() => void visit.previous()}
        >
          {page.previous_button_label || translate('element.previous')}
        </button>
      )}
    </div>
  );
}

function useNextLabel({ walk, page, state }: PageButtonsProps): string {
  const { road, isReturning } = state;
  const { translate } = useText();
  if (isReturning) return translate('element.back_to_summary');
  const at = stepAt(road, state);
  const after = road.steps[at]?.breakCell ? road.steps[at] : road.steps[at + 1];
  if (!after && !walk.hasSummary) {
    return page.submit_button_label || translate('element.submit');
  }
  if (page.next_button_label) return page.next_button_label;
  if (!after) return translate('element.to_summary');
  const title =
    after.pageIndex !== state.pageIndex && walk.loaded.form.pages[after.pageIndex]?.title;
  return title ? translate('element.to_page', { title }) : translate('element.next');
}
