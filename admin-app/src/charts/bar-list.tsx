import classes from './bar-list.module.css';
import type { Bar } from './bar-chart.tsx';

/** Numbers with long names as lying bars, below each other; the table beside it has the figures. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count ?? 0));
  return (
    <div aria-hidden className={classes.list}>
      {bars.map(({ key, name, count, text }) => (
        <div key={key}>
          <div className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span>{text}</span>
          </div>
          <div className={classes.track}>
            <div className={classes.bar} style={{ width: `${((count ?? 0) / most) * 100}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
