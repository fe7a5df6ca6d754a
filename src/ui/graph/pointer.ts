import type { Point } from './layout';
import type { Scene, Target } from './scene';

/** Pixels that a hand moves without meaning to drag. */
const CLICK = 4;

const FASTER = 1.0016;

/** What the pointer does besides moving nodes and the view. */
export interface PointerTells {
  /** A click on a node. */
  onPick(key: string): void;
  /** The pointer is over something else, or over nothing. */
  onPoint(target: Target, at: Point): void;
}

const sameTarget = (one: Target, other: Target): boolean => {
  if (one === null || other === null) return one === other;
  if ('node' in one) return 'node' in other && one.node === other.node;
  return 'link' in other && one.link === other.link;
};

/**
 * Lets a pointer drag the nodes of a scene, move and zoom it, and pick nodes with a click.
 * @returns what ends it
 */
export function followPointer(canvas: HTMLCanvasElement, scene: Scene, tells: PointerTells): () => void {
  let held: { from: Point; last: Point; node: string | null; moved: boolean } | null = null;
  let over: Target = null;

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const pointAt = (target: Target, at: Point): void => {
    if (sameTarget(over, target)) return;
    over = target;
    scene.point(target);
    canvas.style.cursor = target && 'node' in target ? 'pointer' : '';
    tells.onPoint(target, at);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = pointOf(event);
    const target = scene.at(at);
    held = { from: at, last: at, node: target && 'node' in target ? target.node.key : null, moved: false };
    canvas.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    const at = pointOf(event);
    if (held === null) {
      pointAt(scene.at(at), at);
      return;
    }
    held.moved ||= Math.hypot(at.x - held.from.x, at.y - held.from.y) > CLICK;
    if (!held.moved) return;
    if (held.node !== null) scene.drag(held.node, at);
    else scene.pan({ x: at.x - held.last.x, y: at.y - held.last.y });
    held.last = at;
  };

  const up = (): void => {
    if (held !== null && !held.moved && held.node !== null) tells.onPick(held.node);
    held = null;
    scene.drop();
  };

  const cancel = (): void => {
    held = null;
    scene.drop();
  };

  const leave = (event: PointerEvent): void => pointAt(null, pointOf(event));

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    scene.zoom(FASTER ** -event.deltaY, pointOf(event));
  };

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('pointerleave', leave);
  canvas.addEventListener('wheel', wheel, { passive: false });
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('pointerleave', leave);
    canvas.removeEventListener('wheel', wheel);
  };
}
