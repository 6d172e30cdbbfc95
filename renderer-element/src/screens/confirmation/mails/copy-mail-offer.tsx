import { useRef, useState } from 'react';
import type { ScreenProps } from '../../base/screen-props.ts';
import { useText } from '../../../i18n/text-context.tsx';
import { useLazyModule } from '../../../lazy-modules/use-lazy-module.ts';
import { useOffline } from '../../../requests/use-offline.ts';
import { copyMail } from '../confirmation-modules.ts';

/** Offers a copy of the answers by e-mail, unless the form does not. */
export function CopyMailOffer({ navigation, state }: Pick<ScreenProps, 'navigation' | 'state'>) {
  const { translate } = useText();
  const [isOpen, setOpen] = useState(false);
  const isClosed = useRef(false);
  const opened = useLazyModule(copyMail, isOpen);
  const isOffline = useOffline();
  const { sent } = state;
  const { loadServices } = navigation.open.fieldContext;
  const { settings } = navigation.loaded.form;
  if (!sent?.key || !loadServices || settings['copy_mail.is_offered'] === false) return null;
  const toggle = () => {
    isClosed.current = isOpen;
    setOpen(!isOpen);
  };
  if (!opened) {
    return (
      <div className="buttons">
        <button
          // The button that closed the form no longer exists, so the focus is lost.
          ref={(button) => {
            if (isClosed.current) button?.focus();
          }}
          className="button"
          part="button"
          type="button"
          onClick={toggle}
        >
          {translate('form.copy.offer')}
        </button>
        <p className="button-news" role="status">
          {isOpen && translate(isOffline ? 'element.load_failed_offline' : 'element.loading')}
        </p>
      </div>
    );
  }
  return (
    <opened.CopyMail
      loadServices={loadServices}
      sent={{ id: sent.id, key: sent.key }}
      navigation={navigation}
      onClose={toggle}
    />
  );
}
