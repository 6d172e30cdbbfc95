import { useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { checkAccess } from '../../access/access.ts';
import { findScreen } from '../../access/screens.ts';
import { useInactiveFeatures } from '../../session/feature-state.ts';
import { useUser } from '../../session/use-user.ts';
import classes from './breadcrumbs.module.css';
import { pageState } from './page.ts';

/** The breadcrumbs of this screen, without steps that the user may not open. */
export function Breadcrumbs() {
  const { t } = useLingui();
  const user = useUser();
  const inactive = useInactiveFeatures();
  const { crumbs } = useSnapshot(pageState);
  const shown = crumbs.filter(({ to }) => {
    if (to === undefined) return true;
    // A list may come with its filters.
    const screen = findScreen(to.split('?')[0] ?? to);
    return screen !== undefined && checkAccess(screen.access, user, inactive) === 'allow';
  });
  return (
    <nav aria-label={t`Kruimelpad`} className={classes.crumbs}>
      <ol>
        {shown.map(({ label, to }, index) => (
          <li key={`${index} ${label}`}>
            {index > 0 && <IconChevronRight size={14} aria-hidden />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
