/** For fuzzing: a random source that gives the same sequence for the same seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a whole number from 0 to below `limit`, by Xorshift. */
  below(limit: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  times<T>(max: number, make: () => T): T[] {
    return Array.from({ length: this.below(max + 1) }, make);
  }
}
