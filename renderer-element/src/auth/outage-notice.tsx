import type { LoginProvider } from '@form-builder/core/contract/visitor/login.ts';
import { useText } from '../i18n/text-context.tsx';

interface OutageNoticeProps {
  /** The provider's name for visitors. */
  readonly name: string;
  readonly outage: NonNullable<LoginProvider['outage']>;
  /** Whether the visitor can go on without this login. */
  readonly isOptional?: boolean;
  /** Requests the state of the login again. */
  refresh(): void;
}

/** Says that logging in cannot work now, and how to go on without it where that is possible. */
export function OutageNotice({ name, outage, isOptional, refresh }: OutageNoticeProps) {
  const { translate } = useText();
  return (
    <div className="notice notice-warning" role="status">
      <p>{outage.text ?? translate('form.login.down', { provider: name })}</p>
      {isOptional && <p>{translate('form.login.not_needed')}</p>}
      <button className="button" type="button" onClick={refresh}>
        {translate('form.login.retry')}
      </button>
    </div>
  );
}
