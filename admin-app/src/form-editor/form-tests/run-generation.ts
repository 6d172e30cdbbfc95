import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  generateFormTests,
  type GenerationOptions,
} from '@form-builder/core/generated-tests/generate-form-tests.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { FormTest } from '@form-builder/core/version-settings/form-test.ts';

/** Longer work without a pause would delay the next key. */
const workMs = 12;

export interface GenerationRun extends GenerationOptions {
  readonly form: FormDefinition;
  readonly signal: AbortSignal;
  /** Called at each pause, with the finished part: 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Generates tests in short pieces, so that the editor keeps answering; `null` when it is aborted. */
export async function runGeneration(run: GenerationRun): Promise<readonly FormTest[] | null> {
  const program = compile(run.form, fieldTypes, { formulas: formulaEngine });
  const generation = generateFormTests(program, run);
  let resumed = performance.now();
  for (let step = generation.next(); ; step = generation.next()) {
    if (step.done) return step.value;
    if (performance.now() - resumed < workMs) continue;
    run.onProgress(step.value.tried / step.value.total);
    await pause();
    if (run.signal.aborted) return null;
    resumed = performance.now();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve));
