import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { readTests } from '@form-builder/core/version-settings/read-tests.ts';
import { recordedTests } from '@form-builder/core/version-settings/test-settings.ts';
import { msg, plural } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { browserClock } from '../../form-preview/browser-clock.ts';
import { changeVersionSettings } from '../document/version-commands.ts';
import { useEditor } from '../editor/editor-context.ts';

/** The generation of tests for what no test covers. */
export interface GeneratedTests {
  /** The finished part, 0 to 1; `null` while nothing runs. */
  readonly progress: number | null;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

const maxNameLength = 200;

/** Generates tests, adds them in one step that can be undone, and says how many there are. */
export function useGeneratedTests(
  nameOf: (covered: readonly CoverageItem[]) => string,
): GeneratedTests {
  const editor = useEditor();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    stop();
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    const generated = await generate(signal).finally(() => setProgress(null));
    if (!generated || signal.aborted) return;
    const count = generated.length;
    if (count === 0) {
      const text = msg`Er zijn geen antwoorden gevonden die meer onderdelen testen.`;
      editor.notify({ text, canUndo: false });
      return;
    }
    // The tests may have changed during the generation.
    const tests = [...readTests(editor.document().settings), ...generated];
    editor.perform(changeVersionSettings({ [recordedTests.key]: tests }), {
      label: msg`tests maken`,
    });
    editor.notify({
      text: msg`${plural(count, { one: '# test gemaakt.', other: '# tests gemaakt.' })} Kijk of ze kloppen met wat je wilt.`,
      canUndo: true,
    });
  };

  async function generate(signal: AbortSignal) {
    const { runGeneration } = await import('./run-generation.ts');
    const { pages, variables, settings } = editor.document();
    return runGeneration({
      form: { pages, variables },
      tests: readTests(settings),
      day: browserClock.today(),
      createId: () => editor.ids.createId(),
      nameOf: (covered) => nameOf(covered).slice(0, maxNameLength),
      signal,
      onProgress: setProgress,
    });
  }

  return { progress, start, stop };
}
