import classes from './bar-chart.module.css';

const height = 120;
const barShare = 2 / 3;
const step = 12;

export interface Bar {
  readonly key: string;
  /** What the bar is about, in the text beside the pointer and below the first and the last bar. */
  readonly name: string;
  /** Null for a number that is not shown. */
  readonly count: number | null;
  /** The number in words. */
  readonly text: string;
  /** Whether the bar is only there to compare another one with. */
  readonly isMuted?: boolean;
}

interface BarChartProps {
  /** The same figures in a sentence, for people who do not see the bars. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Numbers in a row as bars, such as those of days, with the first and the last name below them. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count ?? 0));
  const barWidth = step * barShare;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className={classes.chart}
      >
        {bars.map(({ key, name, count, text }, index) => {
          const bar = count ? Math.max(4, (count / most) * (height - 4)) : 1.5;
          return (
            <rect
              key={key}
              x={index * step + (step - barWidth) / 2}
              y={height - bar}
              width={barWidth}
              height={bar}
              data-empty={!count || undefined}
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={classes.axis}>
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </div>
    </>
  );
}
