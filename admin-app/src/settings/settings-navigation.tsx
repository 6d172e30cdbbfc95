import { useEffect, useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { SettingsGroup } from './settings-screens.ts';
import classes from './settings-navigation.module.css';

/** The screens of the settings as links by subject: a column beside the screen, on narrow screens a row above it. */
export function SettingsNavigation({
  label,
  groups,
}: {
  readonly label: string;
  readonly groups: readonly SettingsGroup[];
}) {
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The row of a narrow screen may not show the open one.
  useEffect(() => {
    const open = navigation.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={navigation} aria-label={label} className={classes.navigation}>
      {groups.map((group) => (
        <LinkGroup key={group.label} group={group} />
      ))}
    </nav>
  );
}

function LinkGroup({ group }: { readonly group: SettingsGroup }) {
  const labelId = useId();
  return (
    <div className={classes.group}>
      <p id={labelId} className={classes.label}>
        {group.label}
      </p>
      <ul aria-labelledby={labelId} className={classes.list}>
        {group.screens.map(({ name, label, to }) => (
          <li key={name}>
            <NavLink to={to} className={classes.link ?? ''}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
