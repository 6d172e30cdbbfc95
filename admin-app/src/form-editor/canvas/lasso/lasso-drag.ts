import {
  areaBetween,
  caughtFields,
  clip,
  type Area,
  type DrawnField,
  type Point,
} from './lasso-area.ts';

/** From here on a press is a drag. */
const startsAfterPx = 5;
/** So close to an edge of the canvas it scrolls, by at most so much a frame. */
const edgePx = 40;
const stepPx = 14;

interface LassoDragOptions {
  readonly canvas: HTMLElement;
  readonly from: Point;
  readonly drawn: () => readonly DrawnField[];
  /** The lasso as far as it is visible, and the fields in it; `null` before the press is a drag. */
  readonly onChange: (area: Area, ids: readonly string[]) => void;
}

/** One drag of the lasso over the canvas, which scrolls at its edges. */
export class LassoDrag {
  readonly #options: LassoDragOptions;
  /** In the content of the canvas, so that it stays when that scrolls. */
  readonly #start: Point;
  #pointer: Point;
  #frame: number | null = null;
  #hasStarted = false;
  #caught: readonly string[] = [];

  constructor(options: LassoDragOptions) {
    const { canvas, from } = options;
    this.#options = options;
    this.#start = { x: from.x + canvas.scrollLeft, y: from.y + canvas.scrollTop };
    this.#pointer = from;
  }

  /** False while the pointer was hardly moved. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** The fields in the lasso; from the bottom to the top when it was dragged upwards. */
  get caught(): readonly string[] {
    const isUpwards = this.#pointer.y < this.#startInWindow().y;
    return isUpwards ? this.#caught.toReversed() : this.#caught;
  }

  move(to: Point): void {
    const from = this.#options.from;
    this.#pointer = to;
    this.#hasStarted ||= Math.hypot(to.x - from.x, to.y - from.y) >= startsAfterPx;
    if (!this.#hasStarted) return;
    this.#draw();
    this.#frame ??= requestAnimationFrame(() => this.#scroll());
  }

  end(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  #startInWindow(): Point {
    const { scrollLeft, scrollTop } = this.#options.canvas;
    return { x: this.#start.x - scrollLeft, y: this.#start.y - scrollTop };
  }

  #draw(): void {
    const { canvas, drawn, onChange } = this.#options;
    const area = areaBetween(this.#startInWindow(), this.#pointer);
    this.#caught = caughtFields(area, drawn());
    onChange(clip(area, canvas.getBoundingClientRect()), this.#caught);
  }

  /** Scrolls as long as the pointer is at an edge, also when it does not move. */
  #scroll(): void {
    this.#frame = null;
    const { canvas } = this.#options;
    const { top, bottom } = canvas.getBoundingClientRect();
    const { y } = this.#pointer;
    const above = Math.min(1, (top + edgePx - y) / edgePx);
    const below = Math.min(1, (y - bottom + edgePx) / edgePx);
    const step = below > 0 ? below * stepPx : above > 0 ? -above * stepPx : 0;
    const before = canvas.scrollTop;
    canvas.scrollTop += step;
    if (canvas.scrollTop === before) return;
    this.#draw();
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }
}
