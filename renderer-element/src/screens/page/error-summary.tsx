import { useText } from '../../i18n/text-context.tsx';
import { ErrorIcon } from '../../theme/error-icon.tsx';
import { goToField } from '../../navigation/leave-page.ts';
import type { ScreenProps } from '../base/screen-props.ts';

/** All errors of the page, each with a link to its field; takes the focus when it appears. */
export function ErrorSummary({ navigation, state }: ScreenProps) {
  const { errorLinks } = state;
  const { translate } = useText();
  if (errorLinks.length === 0) return null;
  const title = errorLinks.every(({ isMissing }) => isMissing)
    ? 'element.error_summary_missing'
    : 'element.error_summary_title';
  return (
    <section className="error-summary" aria-labelledby="errors" part="error-summary">
      <h2 className="notice-title" id="errors" tabIndex={-1}>
        <ErrorIcon />
        {translate(title, { count: errorLinks.length })}
      </h2>
      <ul>
        {errorLinks.map(({ cellKey, text }) => (
          <li key={cellKey}>
            <a
              href={`#control-${cellKey}`}
              onClick={(event) => {
                event.preventDefault();
                void goToField(navigation, cellKey);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
