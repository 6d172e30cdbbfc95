import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import { PromptError, PromptField } from './prompt-field.tsx';
import { useServerRequest } from './use-server-request.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

interface CodeFormProps {
  /** False when the code is sent only on request: the form then starts with that button. */
  readonly isSent?: boolean;
  /** The label of the submit button. */
  readonly submitLabel: string;
  /** Checks the entered code; throws a RequestFailure. */
  onCode(code: string): Promise<unknown>;
  /** Sends a new code; throws a RequestFailure. */
  onNewCode(): Promise<unknown>;
}

const codeFormat = /^\d{6}$/;

/** An input for the six digits that were sent by e-mail, with a button for a new code. */
export function CodeForm({ isSent = true, submitLabel, onCode, onNewCode }: CodeFormProps) {
  const { translate } = useText();
  const { isBusy, error, setError, run } = useServerRequest();
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [sentAt, setSentAt] = useState(() => (isSent ? Date.now() : undefined));
  const input = useRef<HTMLInputElement>(null);
  const minutes = useMinutesLeft(sentAt);
  // Focusing the input makes screen readers read its error.
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  const submit = async () => {
    // Pasted codes may contain spaces and hyphens.
    const code = text.replace(/[\s-]/g, '');
    setAnnouncement('');
    if (!codeFormat.test(code)) setError(translate('form.code.format'));
    else await run(() => onCode(code));
  };
  const renew = async () => {
    setAnnouncement('');
    if (!(await run(onNewCode))) return;
    setText('');
    setSentAt(Date.now());
    setAnnouncement(translate('form.code.new_sent'));
    input.current?.focus();
  };
  if (sentAt === undefined) {
    return (
      <>
        {error !== undefined && <PromptError text={error} />}
        <div className="buttons" part="buttons">
          <button
            className="button button-primary"
            part="button button-primary"
            type="button"
            onClick={() => void renew()}
          >
            {isBusy ? translate('form.busy') : translate('form.code.send')}
          </button>
        </div>
      </>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PromptField
        label={translate('form.code.label')}
        hint={translate('form.code.hint')}
        error={error}
        value={text}
        size="short"
        inputRef={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onType={setText}
      />
      <p className="code-left">
        {minutes > 0 ? translate('form.code.left', { minutes }) : translate('form.code.over')}
      </p>
      <p className="code-news" role="status">
        {announcement}
      </p>
      <div className="buttons" part="buttons">
        <button className="button button-primary" part="button button-primary" type="submit">
          {isBusy ? translate('form.busy') : submitLabel}
        </button>
        <button className="button" part="button" type="button" onClick={() => void renew()}>
          {translate('form.code.renew')}
        </button>
      </div>
    </form>
  );
}
