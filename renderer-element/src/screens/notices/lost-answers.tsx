import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';

/** The answers that do not fit the newer version of the form. */
export function LostAnswers({ controller, state }: ScreenProps) {
  const { translate } = useText();
  const lost = state.lostAnswers ?? [];
  return (
    <section className="notice notice-warning" aria-labelledby="lost" part="notice">
      <h2 className="notice-title" id="lost">
        {translate('form.moved.title')}
      </h2>
      <p>{translate(lost.length > 0 ? 'form.moved.text' : 'form.moved.all_fit')}</p>
      <ul>
        {lost.map(({ path, label, value }) => (
          <li key={path}>{value ? `${label}: ${value}` : label}</li>
        ))}
      </ul>
      <div className="notice-actions">
        <button
          className="button-plain"
          type="button"
          onClick={() => {
            controller.state.lostAnswers = null;
            controller.navigation?.focus({ on: 'heading' });
          }}
        >
          {translate('form.moved.read')}
        </button>
      </div>
    </section>
  );
}
