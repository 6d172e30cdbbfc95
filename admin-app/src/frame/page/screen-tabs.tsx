import { NavLink } from 'react-router';
import classes from './screen-tabs.module.css';

/** A tab of a screen, which has its own URL. */
export interface ScreenTab {
  readonly name: string;
  readonly label: string;
  readonly to: string;
}

/** The tabs of a screen as links; `label` names them for screen readers. */
export function ScreenTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly ScreenTab[];
}) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.name} to={tab.to} className={classes.tab ?? ''}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
