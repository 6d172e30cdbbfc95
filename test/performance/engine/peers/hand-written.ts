import { alternate, type ChainEngine, type ChainForm } from '../chain-form.ts';

/** A graph written for this one form, without pages, rows, rules or types: the limit. */
export function createHandWritten(form: ChainForm): ChainEngine {
  const graph = new Graph(form);
  const turn = alternate('no', 'yes');
  return {
    compile: () => new Graph(form),
    evaluateAll: () => graph.evaluateAll(),
    flip: () => graph.set(0, turn()),
    changeNone: () => graph.set(form.ids.length - 1, turn()),
    shownCount: () => graph.shown.filter(Boolean).length,
  };
}

class Graph {
  readonly shown: boolean[];
  private readonly answers: string[];
  private readonly readers: number[][];
  private readonly shownBy: ChainForm['shownBy'];

  constructor({ ids, shownBy }: ChainForm) {
    this.shownBy = shownBy;
    this.shown = ids.map(() => true);
    this.answers = ids.map(() => 'yes');
    this.readers = ids.map(() => []);
    shownBy.forEach((read, at) => read !== undefined && this.readers[read]?.push(at));
  }

  evaluateAll(): void {
    for (let at = 0; at < this.shown.length; at += 1) this.shown[at] = this.isShown(at);
  }

  set(at: number, answer: string): readonly number[] {
    this.answers[at] = answer;
    const changed = [at];
    for (let next = 0; next < changed.length; next += 1) {
      for (const reader of this.readers[changed[next] ?? -1] ?? []) {
        const isShown = this.isShown(reader);
        if (isShown === this.shown[reader]) continue;
        this.shown[reader] = isShown;
        changed.push(reader);
      }
    }
    return changed;
  }

  private isShown(at: number): boolean {
    const read = this.shownBy[at];
    return read === undefined || (this.shown[read] === true && this.answers[read] === 'yes');
  }
}
