import { useLingui } from '@lingui/react/macro';
import { Tooltip } from '@mantine/core';
import {
  IconChartLine,
  IconCreditCard,
  IconForms,
  IconHome,
  IconInbox,
  IconPuzzle,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useSnapshot } from 'valtio';
import { filterAccessible } from '../access/access.ts';
import { screens } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { uploadedImage } from '../session/apply-settings.ts';
import { sessionState } from '../session/session-state.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { useUser } from '../session/use-user.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './side-navigation.module.css';

/** The navigation: the tenant, the areas of the product, and the account. */
export function SideNavigation({ isRail }: { readonly isRail: boolean }) {
  const { t } = useLingui();
  const user = useUser();
  const items = filterAccessible(
    [
      { ...screens.home, label: t`Start`, icon: IconHome },
      { ...screens.forms, label: t`Formulieren`, icon: IconForms },
      { ...screens.submissions, label: t`Inzendingen`, icon: IconInbox },
      { ...screens.templates, label: t`Bouwblokken`, icon: IconPuzzle },
      { ...screens.payments, label: t`Betalingen`, icon: IconCreditCard },
      { ...screens.insight, label: t`Inzicht`, icon: IconChartLine },
    ],
    user,
    useInactiveFeatures(),
  );
  return (
    <nav aria-label={t`Hoofdmenu`} className={classes.side} data-rail={isRail || undefined}>
      <TenantName isRail={isRail} />
      <div className={classes.items}>
        {items.map((item) => (
          <Tooltip key={item.path} label={item.label} position="right" disabled={!isRail}>
            <NavLink
              to={item.path}
              end={item.path === '/'}
              className={classes.item ?? ''}
              aria-label={isRail ? item.label : undefined}
            >
              <item.icon size={20} stroke={1.7} aria-hidden />
              {!isRail && <span>{item.label}</span>}
            </NavLink>
          </Tooltip>
        ))}
      </div>
      {user !== null && <AccountMenu user={user} isRail={isRail} />}
    </nav>
  );
}

function TenantName({ isRail }: { readonly isRail: boolean }) {
  const { t } = useLingui();
  const { config, settings } = useSnapshot(sessionState);
  if (config === null) return null;
  const { title } = config.app;
  const productName = title === config.tenant.name ? t`Formulieren` : title;
  return (
    <div className={classes.tenant}>
      <img
        className={classes.logo}
        src={uploadedImage(settings['login_logo']) ?? '/favicon.svg'}
        alt=""
        height="32"
      />
      {!isRail && (
        <div className={classes.tenantWords}>
          <span className={classes.tenantName}>{config.tenant.name}</span>
          <span className={classes.product}>{productName}</span>
          {config.is_evaluation && <ToneBadge tone="yellow">{t`Proefopstelling`}</ToneBadge>}
        </div>
      )}
    </div>
  );
}
