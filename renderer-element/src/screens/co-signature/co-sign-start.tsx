import { useText } from '../../i18n/text-context.tsx';
import type { ScreenProps } from '../base/screen-props.ts';

/**
 * A link below the first page of a form that is co-signed by login, for a co-signer who has a code.
 */
export function CoSignStart({
  controller,
  navigation,
}: Pick<ScreenProps, 'controller' | 'navigation'>) {
  const { translate } = useText();
  const { settings } = navigation.loaded.form;
  const { screen, furthestPage } = navigation.state;
  const isFirst = screen === 'page' && furthestPage === 0;
  if (settings['co_signature.is_enabled'] !== true || !isFirst) return null;
  return (
    <p className="aside">
      {translate('form.co_signature.start_question')}{' '}
      <button
        className="button-plain"
        type="button"
        onClick={() => {
          controller.state.screen = 'sign';
          navigation.focus({ on: 'heading' });
        }}
      >
        {translate('form.co_signature.start')}
      </button>
    </p>
  );
}
