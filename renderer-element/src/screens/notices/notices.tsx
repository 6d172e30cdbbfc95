import { useText } from '../../i18n/text-context.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { TestBanner } from './test-banner.tsx';
import { useOffline } from '../../requests/use-offline.ts';

/** The notices before the fields: a test form, offline, restored answers. */
export function Notices({ controller, navigation, state }: ScreenProps) {
  const { translate } = useText();
  const isOffline = useOffline();
  const { form } = navigation.loaded;
  const isKept = form.settings['drafts.on_device'] !== false;
  return (
    <>
      {/* Remains visible while the visitor types further down. */}
      <div className="offline" role="status">
        {isOffline && (
          <p className="notice notice-warning">
            {translate(isKept ? 'element.offline' : 'element.offline_not_kept')}
          </p>
        )}
      </div>
      <div className="notices" role="status">
        <TestBanner form={form} />
        {state.isRestored && (
          <p className="notice">
            {translate('element.restored')}{' '}
            <button className="button-plain" type="button" onClick={() => controller.reset()}>
              {translate('element.start_over')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
