import { useEffect, useRef, useState } from 'react';
import { EmailPrompt } from '../../../dialogs/email-prompt.tsx';
import { useText } from '../../../i18n/text-context.tsx';
import type { LoadServices, ServerDraft } from '../../../requests/form-services.ts';
import type { FormNavigation } from '../../../navigation/form-navigation.ts';
import { findMailAddress } from './find-mail-address.ts';
import { useCopyRequest } from './use-copy-request.ts';

export interface CopyMailProps {
  readonly loadServices: LoadServices;
  readonly sent: ServerDraft;
  /** Its answers may contain the visitor's e-mail address. */
  readonly navigation: Pick<FormNavigation, 'open'>;
  onClose(): void;
}

/** Asks for an e-mail address and has a copy of the answers mailed to it. */
export function CopyMail({ loadServices, sent, navigation, onClose }: CopyMailProps) {
  const { translate } = useText();
  const request = useCopyRequest(loadServices, sent);
  const [email, setEmail] = useState(() => findMailAddress(navigation, undefined) ?? '');
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { isBusy, error, hasFailed, sentTo } = request;
  useEffect(() => {
    if (sentTo === undefined) input.current?.focus();
    else again.current?.focus();
  }, [sentTo, error]);
  return (
    <form
      className="part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void request.send(email.trim());
      }}
    >
      <div role="status">
        {sentTo !== undefined && (
          <p className="notice notice-done">{translate('form.copy.sent', { email: sentTo })}</p>
        )}
      </div>
      {sentTo === undefined ? (
        <>
          <EmailPrompt
            label={translate('form.copy.email')}
            hint={translate('form.copy.email_hint')}
            error={error}
            value={email}
            inputRef={input}
            onType={setEmail}
          />
          <div className="buttons" part="buttons">
            <button className="button button-primary" part="button button-primary" type="submit">
              {translate(
                isBusy ? 'form.copy.sending' : hasFailed ? 'form.copy.again' : 'form.copy.send',
              )}
            </button>
            <button className="button" part="button" type="button" onClick={onClose}>
              {translate('form.copy.cancel')}
            </button>
          </div>
        </>
      ) : (
        <div className="buttons" part="buttons">
          <button
            ref={again}
            className="button"
            part="button"
            type="button"
            onClick={() => request.startOver()}
          >
            {translate('form.copy.other')}
          </button>
        </div>
      )}
    </form>
  );
}
