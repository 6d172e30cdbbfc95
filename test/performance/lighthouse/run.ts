import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { chromiumArguments, chromiumPath } from '../../../scripts/testing/chromium-launch.mjs';
import { reportFormId } from '../../end-to-end/testing/demo-ids.ts';
import { startProduct } from '../../end-to-end/testing/product.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const rounds = 3;

type Scores = Readonly<Record<(typeof categories)[number], number>>;

/**
 * What Lighthouse says of a demo form on `/render/{id}` of the running product, as a phone on a slow
 * line gets it. What else the machine does only takes points for performance away, so the best of
 * the rounds counts there, and the worst for the rest. Audits that cost points are printed on standard error.
 */
export async function run(): Promise<readonly Figure[]> {
  const product = await startProduct();
  const visits: Scores[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await look(`${product.origin}/render/${reportFormId}`));
    }
  } finally {
    await product.remove();
  }
  return categories.map((name) => {
    const pick = name === 'performance' ? Math.max : Math.min;
    return toFigure(`lighthouse-${name}`, pick(...visits.map((scores) => scores[name])), 'points');
  });
}

/** One visit with a browser of its own. */
async function look(url: string): Promise<Scores> {
  const chromeFlags = [...chromiumArguments, '--headless=new', '--lang=nl-NL'];
  const browser = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse has nothing to say.');
    const { lhr } = result;
    tellLosses(Object.values(lhr.audits));
    const scoreOf = (name: keyof Scores) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    };
  } finally {
    browser.kill();
  }
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

function tellLosses(audits: readonly Audit[]): void {
  for (const { id, title, score, displayValue = '' } of audits) {
    if (score !== null && score < 1)
      console.error(`${id} ${String(score)}: ${title} ${displayValue}`);
  }
}
