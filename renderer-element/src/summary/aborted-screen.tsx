import type { ScreenProps } from '../pages/screen-props.ts';
import { useText } from '../text/text-context.tsx';

/** After the visitor chose to stop. */
export function AbortedScreen({ visit }: ScreenProps) {
  const { translate } = useText();
  return (
    <section>
      <h2 className="heading" id="heading" tabIndex={-1}>
        {translate('element.aborted_title')}
      </h2>
      <p>{translate('element.aborted_text')}</p>
      <div className="buttons">
        <button className="button" part="button" type="button" onClick={() => visit.reset()}>
          {translate('element.start_over')}
        </button>
      </div>
    </section>
  );
}
