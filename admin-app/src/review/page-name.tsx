import { Trans } from '@lingui/react/macro';

/** The title of a page in a heading. */
export function PageName({ title }: { readonly title: string }) {
  return title.trim() === '' ? <Trans>Pagina zonder titel</Trans> : <Trans>Pagina “{title}”</Trans>;
}
