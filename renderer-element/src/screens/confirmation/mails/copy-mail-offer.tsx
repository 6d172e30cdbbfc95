import { useRef, useState } from 'react';
import type { ScreenProps } from '../../base/screen-props.ts';
import { useText } from '../../../i18n/text-context.tsx';
import { CopyMail } from './copy-mail.tsx';
import { findMailAddress } from './find-mail-address.ts';

/** Offers a copy of the answers by e-mail, unless the form does not. */
export function CopyMailOffer({ navigation, state }: Pick<ScreenProps, 'navigation' | 'state'>) {
  const { translate } = useText();
  const [isOpen, setOpen] = useState(false);
  const isClosed = useRef(false);
  const { sent } = state;
  const { loadServices } = navigation.open.fieldContext;
  const { settings } = navigation.loaded.form;
  if (!sent?.key || !loadServices || settings['copy_mail.is_offered'] === false) return null;
  const toggle = () => {
    isClosed.current = isOpen;
    setOpen(!isOpen);
  };
  if (!isOpen) {
    return (
      <div className="buttons">
        <button
          // The button that closed the form is gone, and the focus with it.
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
      </div>
    );
  }
  return (
    <CopyMail
      loadServices={loadServices}
      sent={{ id: sent.id, key: sent.key }}
      address={findMailAddress(navigation, undefined) ?? ''}
      onClose={toggle}
    />
  );
}
