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
  useEffect(() => {
    if (navigation.current) showOpenLink(navigation.current);
  }, [pathname]);
  return (
    <nav ref={navigation} aria-label={label} className={classes.navigation}>
      {groups.map((group) => (
        <LinkGroup key={group.label} group={group} />
      ))}
    </nav>
  );
}

/**
 * Scrolls the navigation to the open link, which the row of a narrow screen and the column of a low one may not show. Only the
 * navigation: the page keeps its heading in view.
 */
function showOpenLink(navigation: HTMLElement): void {
  const open = navigation.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (open === undefined) return;
  const frame = navigation.getBoundingClientRect();
  const bottom = Math.min(frame.bottom, window.innerHeight);
  navigation.scrollBy({
    left: Math.min(0, open.left - frame.left) + Math.max(0, open.right - frame.right),
    top: Math.min(0, open.top - frame.top) + Math.max(0, open.bottom - bottom),
  });
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
