import type { Page } from '@form-builder/core/form/form-definition.ts';
import { useText } from '../text/text-context.tsx';
import { pageAfter, pageBefore } from '../visit/road.ts';
import type { ScreenProps } from './screen-props.ts';

interface PageButtonsProps extends ScreenProps {
  readonly page: Page;
}

/** On, back: the designer's own words, else what the button leads to. */
export function PageButtons(props: PageButtonsProps) {
  const { walk, page, state } = props;
  const { busy, pageIndex, road } = state;
  const { translate } = useText();
  const next = useNextLabel(props);
  const hasPrevious = pageBefore(road, pageIndex) !== undefined;
  return (
    <div className="buttons" part="buttons">
      <button className="button button-primary" part="button button-primary" type="submit">
        {busy === 'submitting' ? translate('element.submitting') : next}
      </button>
      {hasPrevious && (
        <button className="button" part="button" type="button" onClick={() => walk.previous()}>
          {page.previous_button_label || translate('element.previous')}
        </button>
      )}
    </div>
  );
}

function useNextLabel({ walk, page, state }: PageButtonsProps): string {
  const { pageIndex, road, isReturning } = state;
  const { translate } = useText();
  if (isReturning) return translate('element.back_to_summary');
  const after = pageAfter(road, pageIndex);
  if (after === undefined && !walk.hasSummary) {
    return page.submit_button_label || translate('element.submit');
  }
  if (page.next_button_label) return page.next_button_label;
  const title = after === undefined ? undefined : walk.loaded.form.pages[after]?.title;
  if (after === undefined) return translate('element.to_summary');
  return title ? translate('element.to_page', { title }) : translate('element.next');
}
