import { draw } from './draw';
import type { DrawnNode, GraphInk, Pen } from './draw';
import { linkAt, nodeAt } from './hit';
import { layoutOf } from './layout';
import type { GraphLink, Layout, Point } from './layout';
import { fit, inGraph, zoomAt } from './view';
import type { Size, View } from './view';

/** What a pointer is over. */
export type Target = { node: DrawnNode } | { link: GraphLink } | null;

/** What a scene needs of the page. */
export interface Stage {
  pen: Pen;
  /** Calls once before the next picture, and returns what takes that back. */
  nextFrame(draw: () => void): () => void;
  /** Told whenever the graph has come to rest, and when it moves again. */
  onRest(atRest: boolean): void;
}

const NO_INK: GraphInk = {
  text: '',
  faint: '',
  line: '',
  surface: '',
  chosen: '',
  tones: { plain: '', warn: '', late: '', off: '' },
  font: '',
};

/**
 * A graph on a canvas, which is drawn again only when something of it changes. While it moves, one frame makes one step of the
 * layout and one drawing; a graph that is `still` has made all steps before it is drawn, and only what is dragged moves.
 */
export class Scene {
  #nodes: readonly DrawnNode[] = [];
  #links: readonly GraphLink[] = [];
  #layout: Layout = layoutOf([], []);
  #isStill = false;
  #chosen: ReadonlySet<string> = new Set();
  #pointed: ReadonlySet<string> = new Set();
  #ink = NO_INK;
  #size: Size = { width: 0, height: 0 };
  #view: View = { x: 0, y: 0, scale: 1 };
  /** True until the operator has moved the view: then the whole graph stays in it. */
  #isFitted = true;
  #held: string | null = null;
  #cancel: (() => void) | null = null;
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Shows another graph. */
  show(nodes: readonly DrawnNode[], links: readonly GraphLink[], isStill: boolean): void {
    this.#nodes = nodes;
    this.#links = links;
    this.#isStill = isStill;
    this.#layout = layoutOf(nodes, links);
    this.#held = null;
    this.#isFitted = true;
    this.#pointed = new Set();
    if (isStill) this.#layout.settle();
    this.#draw();
  }

  choose(keys: ReadonlySet<string>): void {
    this.#chosen = keys;
    this.#draw();
  }

  paint(ink: GraphInk): void {
    this.#ink = ink;
    this.#draw();
  }

  resize(size: Size): void {
    this.#size = size;
    this.#draw();
  }

  /** Draws larger or smaller around a point of the picture, its middle by default. */
  zoom(factor: number, at: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#isFitted = false;
    this.#view = zoomAt(this.#view, at, factor);
    this.#draw();
  }

  pan(by: Point): void {
    this.#isFitted = false;
    this.#view = { ...this.#view, x: this.#view.x + by.x, y: this.#view.y + by.y };
    this.#draw();
  }

  fitAll(): void {
    this.#isFitted = true;
    this.#draw();
  }

  /** What stands at a point of the picture. */
  at(point: Point): Target {
    const { scale } = this.#view;
    const inside = inGraph(this.#view, point);
    const { places } = this.#layout;
    const node = nodeAt(this.#nodes, places, inside, scale);
    if (node) return { node };
    const link = linkAt(this.#links, places, inside, scale);
    return link ? { link } : null;
  }

  /** Lets a node with its neighbours, or a line with its ends, stand out. */
  point(target: Target): void {
    const keys = new Set<string>();
    if (target && 'link' in target) for (const key of [target.link.from, target.link.to]) keys.add(key);
    if (target && 'node' in target) {
      const { key } = target.node;
      keys.add(key);
      for (const { from, to } of this.#links) if (from === key || to === key) keys.add(from).add(to);
    }
    this.#pointed = keys;
    this.#draw();
  }

  /** Moves a node to a point of the picture; unless the graph is still, the others follow. */
  drag(key: string, point: Point): void {
    this.#held = key;
    this.#isFitted = false;
    this.#layout.hold(key, inGraph(this.#view, point));
    if (!this.#isStill) this.#layout.wake();
    this.#draw();
  }

  drop(): void {
    if (this.#held !== null) this.#layout.letGo(this.#held);
    this.#held = null;
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #draw(): void {
    this.#cancel ??= this.#stage.nextFrame(() => this.#frame());
  }

  #frame(): void {
    this.#cancel = null;
    const moves = !this.#isStill && !this.#layout.isAtRest();
    if (moves) this.#layout.step();
    if (this.#isFitted) this.#view = fit(this.#layout.places.values(), this.#size);
    draw(this.#stage.pen, {
      nodes: this.#nodes,
      links: this.#links,
      places: this.#layout.places,
      chosen: this.#chosen,
      pointed: this.#pointed,
      view: this.#view,
      size: this.#size,
      ink: this.#ink,
    });
    this.#stage.onRest(!moves);
    if (moves) this.#draw();
  }
}
