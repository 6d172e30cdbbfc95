import { useText } from '../../i18n/text-context.tsx';

/** A link back to the organisation's site; the server has validated the URL. */
export function ReturnLink({ returnUrl }: { readonly returnUrl: string | null }) {
  const { translate } = useText();
  if (returnUrl === null || !/^https?:/.test(returnUrl)) return null;
  const site = new URL(returnUrl).hostname.replace(/^www\./, '');
  return (
    <p className="buttons">
      <a className="button" part="button" href={returnUrl}>
        {translate('form.steps.return', { site })}
      </a>
    </p>
  );
}
