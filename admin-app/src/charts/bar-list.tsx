import classes from './bar-list.module.css';
import type { Bar } from './bar-chart.tsx';

interface BarListProps {
  readonly bars: readonly Bar[];
  /** The number of a full bar; the highest of the bars by default. */
  readonly most?: number;
}

/** Numbers with long names as lying bars, below each other; the table beside it has the figures. */
export function BarList({ bars, most: whole }: BarListProps) {
  const most = whole ?? Math.max(1, ...bars.map(({ count }) => count ?? 0));
  return (
    <div aria-hidden className={classes.list}>
      {bars.map(({ key, name, count, text, isMuted }) => (
        <div key={key}>
          <div className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span>{text}</span>
          </div>
          <div className={classes.track}>
            <div
              className={classes.bar}
              data-muted={isMuted}
              style={{ width: `${((count ?? 0) / most) * 100}%` }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
