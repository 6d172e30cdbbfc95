import { useLingui } from '@lingui/react/macro';
import { sessionState } from '../../session/session-state.ts';
import type { SettingValues } from '../use-save-settings.ts';
import classes from './previews.module.css';
import { imageOf } from './image-of.ts';

/** The colour of mails without one of the organisation. */
const initialColour = '#154273';

/** A mail to a visitor, small: its sender, colour and logo. */
export function MailPreview({ values }: { readonly values: SettingValues }) {
  const { t } = useLingui();
  const organisation = sessionState.config?.tenant.name ?? '';
  const sender = textOf(values['mail_from_name']) ?? organisation;
  const address = textOf(values['mail_from_address']) ?? t`het adres van de mailserver`;
  const logo = imageOf(values['mail_logo']);
  const borderTopColor = textOf(values['primary_colour']) ?? initialColour;
  return (
    <div
      className={classes.frame}
      role="img"
      aria-label={t`Voorbeeld van een e-mail van ${sender}`}
    >
      <div className={classes.tab}>
        <span>
          <b>{sender}</b> &lt;{address}&gt;
        </span>
      </div>
      <div className={classes.page}>
        <div className={classes.mail} style={{ borderTopColor }}>
          {logo ? <img className={classes.logo} src={logo} alt="" /> : <b>{organisation}</b>}
          <span>{t`Bedankt. Uw aanvraag is ontvangen.`}</span>
        </div>
      </div>
    </div>
  );
}

const textOf = (value: SettingValues[string] | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
