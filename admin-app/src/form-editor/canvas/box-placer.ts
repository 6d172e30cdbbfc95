import { shallowEqual } from '@mantine/hooks';

/** The place of a drawn part in the overlay, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Nothing of it can be seen. */
  readonly isBlank: boolean;
}

interface Placed {
  readonly part: Element | null;
  readonly spot: Spot | null;
}

const nowhere: Placed = { part: null, spot: null };

/** Keeps boxes exactly over the parts that are drawn in a shadow root. */
export class BoxPlacer {
  readonly #overlay: HTMLElement;
  readonly #drawn: ShadowRoot;
  /** By the key of the part. */
  readonly #boxes: ReadonlyMap<string, HTMLElement>;
  readonly #placed = new WeakMap<HTMLElement, Placed>();
  /** A part that grows moves what is below it, so then all are placed again. */
  readonly #observer = new ResizeObserver(() => this.placeAll());

  constructor(overlay: HTMLElement, drawn: ShadowRoot, boxes: ReadonlyMap<string, HTMLElement>) {
    this.#overlay = overlay;
    this.#drawn = drawn;
    this.#boxes = boxes;
    for (const element of [drawn.host, ...drawn.children]) this.#observer.observe(element);
  }

  placeAll(): void {
    this.place(this.#boxes.keys());
  }

  /** All sizes are read before any box changes, so that the browser lays the page out once. */
  place(keys: Iterable<string>): void {
    const origin = this.#overlay.getBoundingClientRect();
    const found = Array.from(keys, (key) => {
      const part = drawnPart(this.#drawn, key);
      return { box: this.#boxes.get(key), part, spot: part && spotOf(part, origin) };
    });
    for (const { box, ...next } of found) if (box) this.#move(box, next);
  }

  disconnect(): void {
    this.#observer.disconnect();
  }

  #move(box: HTMLElement, next: Placed): void {
    const before = this.#placed.get(box) ?? nowhere;
    this.#placed.set(box, next);
    if (next.part !== before.part) {
      if (before.part) this.#observer.unobserve(before.part);
      if (next.part) this.#observer.observe(next.part);
    }
    box.hidden = !next.spot;
    if (next.spot && !shallowEqual(next.spot, before.spot)) moveTo(box, next.spot);
  }
}

/**
 * How to find a drawn part: a field by its frame, whose id contains the cell's key; other parts of
 * the page by a selector.
 */
const drawnPart = (root: ShadowRoot, key: string) =>
  root.getElementById(`field-${key}`) ?? (/^[.#]/.test(key) ? root.querySelector(key) : null);

function spotOf(part: Element, origin: DOMRect): Spot {
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y] = [left - origin.left, top - origin.top];
  return { x, y, width, height, isBlank: isBlank(part) };
}

/** Nothing of the part can be seen: no text and no image. */
const isBlank = (part: Element) => part.textContent === '' && part.querySelector('img') === null;

/** Without a transform, which would add a thousand nodes to the tree of layers that the browser walks each frame. */
function moveTo(box: HTMLElement, { x, y, width, height, isBlank }: Spot): void {
  box.toggleAttribute('data-blank', isBlank);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}
