import { useLingui } from '@lingui/react/macro';
import { sessionState } from '../../session/session-state.ts';
import type { SettingValues } from '../use-save-settings.ts';
import classes from './previews.module.css';
import { imageOf } from './image-of.ts';

/** The sign-in page with its tab, small, as the images in the form would make it. */
export function SignInPreview({ values }: { readonly values: SettingValues }) {
  const { t } = useLingui();
  const organisation = sessionState.config?.tenant.name ?? '';
  const [logo, background, icon] = (['login_logo', 'login_background', 'app_favicon'] as const).map(
    (id) => imageOf(values[id]),
  );
  return (
    <div className={classes.frame} role="img" aria-label={t`Voorbeeld van de inlogpagina`}>
      <div className={classes.tab}>
        <img src={icon ?? '/favicon.svg'} alt="" width="16" height="16" />
        <span>{organisation}</span>
      </div>
      <div className={classes.page}>
        {background && <img className={classes.background} src={background} alt="" />}
        <div className={classes.card}>
          {logo ? <img className={classes.logo} src={logo} alt="" /> : <b>{organisation}</b>}
          <span className={classes.title}>{t`Inloggen`}</span>
          <span className={classes.input} />
          <span className={classes.input} />
        </div>
      </div>
    </div>
  );
}
