import { useEffect, useRef, useState } from 'react';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { PromptField } from '../../dialogs/prompt-field.tsx';
import { useServerRequest } from '../../dialogs/use-server-request.ts';
import { useText } from '../../i18n/text-context.tsx';
import { throwFailure } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import { failureText } from '../../state/errors/failure-text.ts';
import { useStyles } from '../../theme/use-styles.ts';
import type { ScreenController, ScreenProps } from '../base/screen-props.ts';
import { createCoSignatureClient } from './co-signature-client.ts';
import styles from './co-signature.css?inline';
import { keepSignLink } from './sign-link.ts';

interface CodeScreenProps extends ScreenProps {
  /** Called when the code is valid. */
  onFound(): void;
}

/** Asks a co-signer without a mail for the code that the visitor passed on. */
export function CodeScreen({ controller, navigation, isOwnPage, onFound }: CodeScreenProps) {
  const text = useText();
  const { translate } = text;
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  const [code, setCode] = useState('');
  const { isBusy, error, setError, run } = useServerRequest((failure, words) =>
    failure.code === 'not_found'
      ? words.translate('form.co_signature.code_unknown')
      : failureText(failure, words),
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  const find = async () => {
    if (code.trim() === '') return setError(translate('form.co_signature.code_missing'));
    const { environment } = navigation.loaded.form;
    const body = { code, form_id: navigation.loaded.form.id, environment };
    if (await run(() => findByCode(controller, text.locale, body))) onFound();
  };
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section ref={root} className="sign-screen" aria-busy={isBusy}>
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.co_signature.code_title_signer')}
      </Heading>
      <p className="explanation">{translate('form.co_signature.code_ask')}</p>
      <form
        className="part"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <PromptField
          label={translate('form.co_signature.code')}
          hint={translate('form.co_signature.code_hint')}
          error={error}
          value={code}
          size="medium"
          inputRef={input}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          onType={setCode}
        />
        <div className="buttons" part="buttons">
          <button className="button button-primary" part="button button-primary" type="submit">
            {translate(isBusy ? 'form.busy' : 'form.co_signature.code_open')}
          </button>
          <button
            className="button"
            part="button"
            type="button"
            onClick={() => {
              controller.state.screen = 'page';
              navigation.focus({ on: 'heading' });
            }}
          >
            {translate('form.co_signature.to_form')}
          </button>
        </div>
      </form>
    </section>
  );
}

async function findByCode(
  { address, state }: ScreenController,
  locale: string,
  body: { readonly code: string; readonly form_id: string; readonly environment: EnvironmentId },
): Promise<void> {
  if (!address) throw new RequestFailure();
  const client = createCoSignatureClient(address, locale);
  const { data } = await client.findCoSignature({ body }).catch(throwFailure);
  keepSignLink(state, data);
}
