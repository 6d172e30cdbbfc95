import { useText } from '../../i18n/text-context.tsx';
import { pageUrl } from '../../requests/page-url.ts';

interface CodeToPassOnProps {
  readonly code: string;
  /** Whether to show a title above the code; set when a mail was sent as well. */
  readonly isTitled: boolean;
  readonly titleAs: 'h2' | 'h3';
}

/** The code with which a co-signer opens the answers to sign, with instructions. */
export function CodeToPassOn({ code, isTitled, titleAs: Title }: CodeToPassOnProps) {
  const { translate } = useText();
  return (
    <div className="sign-code">
      {isTitled && (
        <Title className="section-title">{translate('form.co_signature.code_title')}</Title>
      )}
      <p className="explanation">{translate('form.co_signature.code_how')}</p>
      <dl>
        <dt>{translate('form.co_signature.code')}</dt>
        <dd className="code">{code}</dd>
        <dt>{translate('form.co_signature.address')}</dt>
        <dd>{pageUrl()}</dd>
      </dl>
    </div>
  );
}
