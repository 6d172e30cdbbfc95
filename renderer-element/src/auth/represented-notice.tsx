import type { ReactNode } from 'react';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { useText } from '../i18n/text-context.tsx';

interface RepresentedNoticeProps {
  readonly login: Pick<Login, 'entity' | 'representation'>;
  /** How to end it, where the login itself is not shown. */
  readonly children?: ReactNode;
}

/** For whom the form is, when the visitor logged in for somebody else. */
export function RepresentedNotice({ login, children }: RepresentedNoticeProps) {
  const { translate } = useText();
  const { entity, representation } = login;
  if (representation === null) return null;
  const { number_ending: ending } = representation;
  return (
    <div className="notice" role="status">
      <p>
        <strong>
          {entity.name
            ? translate('form.login.represents', { name: entity.name })
            : translate('form.login.represents_number', { ending })}
        </strong>
      </p>
      <p>{translate('form.login.represents_hint')}</p>
      {children && <div className="notice-actions">{children}</div>}
    </div>
  );
}
