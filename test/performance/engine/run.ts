import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { chainLength, createChainForm, type ChainEngine, type ChainForm } from './chain-form.ts';
import { measureCoreSize } from './core-size.ts';
import { measureFormulas } from './formula-speed.ts';
import { microsecondsOf } from './measure-time.ts';
import { measureMunicipalForm, type MunicipalFigures } from './measure-municipal-form.ts';
import { createOurEngine } from './our-engine.ts';
import { measurePatterns, type PatternFigures } from './measure-patterns.ts';
import { createHandWritten } from './peers/hand-written.ts';
import { createJsonLogic } from './peers/json-logic.ts';
import { createSurvey } from './peers/survey.ts';
import { measureValidateSubmission } from './validate-submission-speed.ts';

/** The size that the budgets speak of: 500 rules, chains 50 deep. */
const budgetSize = 1000;

type CreateEngine = (form: ChainForm) => ChainEngine;

const peers: Readonly<Record<string, CreateEngine>> = {
  'hand-written': createHandWritten,
  'json-logic-engine': createJsonLogic,
  'survey-core': createSurvey,
};

/** How fast the engine is, beside others in the same process, and how much of it a page loads. */
export async function run(): Promise<readonly Figure[]> {
  const chains = [
    ...[100, budgetSize, 10_000].flatMap((size) => measureEngine(createOurEngine, size, '')),
    ...Object.entries(peers).flatMap(([name, create]) =>
      measureEngine(create, budgetSize, `/${name}`),
    ),
  ];
  return [
    ...chains,
    ...ratios(chains),
    ...municipalFigures(measureMunicipalForm()),
    ...validationFigures(measureValidateSubmission()),
    ...formulaFigures(measureFormulas()),
    ...patternFigures(measurePatterns()),
    toFigure('core-12-fields', await measureCoreSize(), 'kB'),
  ];
}

function measureEngine(create: CreateEngine, size: number, suffix: string): readonly Figure[] {
  const engine = create(createChainForm(size));
  proveFlip(engine, size);
  const end = `${size === budgetSize ? '' : `-${size}`}${suffix}`;
  return [
    toFigure(`compile${end}`, microsecondsOf(engine.compile) / 1000, 'ms'),
    toFigure(`full-evaluation${end}`, microsecondsOf(engine.evaluateAll) / 1000, 'ms'),
    toFigure(`change-50-flip${end}`, microsecondsOf(engine.flip), 'µs'),
    toFigure(`change-none${end}`, microsecondsOf(engine.changeNone), 'µs'),
  ];
}

/** A change that flips nothing would be fast, and worth nothing. */
function proveFlip(engine: ChainEngine, size: number): void {
  const counts = [engine.flip, engine.flip].map((flip) => {
    flip();
    return engine.shownCount();
  });
  if (counts[0] !== size - chainLength || counts[1] !== size) {
    throw new Error(`A change shows ${counts.join(', then ')} of ${size} fields`);
  }
}

/** Beside others in the same run, since absolute figures differ between machines. */
function ratios(figures: readonly Figure[]): readonly Figure[] {
  const valueOf = (name: string) => figures.find((one) => one.name === name)?.value ?? NaN;
  return ['full-evaluation/json-logic-engine', 'change-50-flip/hand-written'].map((peer) => {
    const [own = ''] = peer.split('/');
    return toFigure(peer.replace('/', '-times/'), valueOf(own) / valueOf(peer), 'times');
  });
}

function municipalFigures(measured: MunicipalFigures): readonly Figure[] {
  const { plain } = measured;
  return [
    toFigure('municipal-compile', measured.compileMs, 'ms'),
    toFigure('municipal-start', measured.startMs, 'ms'),
    toFigure('municipal-change', measured.changeMicroseconds, 'µs'),
    toFigure('municipal-page-change', measured.pageChangeMicroseconds, 'µs'),
    toFigure('municipal-server-check', measured.serverCheckMs, 'ms'),
    toFigure('municipal-form-check', measured.formCheckMs, 'ms'),
    toFigure('municipal-compile/plain-rules', plain.compileMs, 'ms'),
    toFigure('municipal-start/plain-rules', plain.startMs, 'ms'),
    toFigure('municipal-change/plain-rules', plain.changeMicroseconds, 'µs'),
    toFigure('municipal-server-check/plain-rules', plain.serverCheckMs, 'ms'),
  ];
}

function validationFigures(microseconds: number): readonly Figure[] {
  return [
    toFigure('validate-submission', microseconds, 'µs'),
    { name: 'submissions-per-second', value: 1e6 / microseconds, unit: '/s', against: 10_000 },
  ];
}

function formulaFigures({ ours, ...others }: ReturnType<typeof measureFormulas>): Figure[] {
  return [
    toFigure('formulas', ours, 'µs'),
    ...Object.entries(others).flatMap(([name, microseconds]) => [
      toFigure(`formulas/${name}`, microseconds, 'µs'),
      toFigure(`formulas-share-of/${name}`, ours / microseconds, 'ratio'),
    ]),
  ];
}

function patternFigures({ server, browser, simple }: PatternFigures): readonly Figure[] {
  return [
    toFigure('pattern-worst', server, 'ms'),
    toFigure('pattern-worst-browser', browser, 'ms'),
    { name: 'pattern-worst/simple-in-javascript', value: simple, unit: 'ms', against: null },
  ];
}
