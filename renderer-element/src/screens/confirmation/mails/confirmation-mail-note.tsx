import type { ScreenProps } from '../../base/screen-props.ts';
import { useText } from '../../../i18n/text-context.tsx';
import { findMailAddress } from './find-mail-address.ts';

/** Shows the recipient of the confirmation, if the form mails one. */
export function ConfirmationMailNote({
  navigation,
  state,
}: Pick<ScreenProps, 'navigation' | 'state'>) {
  const { translate } = useText();
  const { settings } = navigation.loaded.form;
  const field = settings['confirmation_mail.recipient'];
  // After a reload, the answers may differ from the submitted ones.
  if (!settings['confirmation_mail.is_enabled'] || !field || state.isRestored) return null;
  const email = findMailAddress(navigation, field);
  return email && !state.wasSentEarlier ? (
    <p>{translate('element.confirmation_mail', { email })}</p>
  ) : null;
}
