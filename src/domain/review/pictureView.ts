/** Zoom, position and rotation: `x` and `y` are the offset from the centre in pixels, `turn` degrees clockwise. */
export interface PictureView {
  scale: number;
  turn: number;
  x: number;
  y: number;
}

export const WHOLE: PictureView = { scale: 1, turn: 0, x: 0, y: 0 };

const CLOSEST = 8;

/** What one press of Z or a button, one notch of the wheel, and one arrow key do. */
export const ZOOM = 2;
export const NOTCH = 1.2;
export const STEP = 40;

/**
 * Zooms by a factor around the point at offset `x`, `y` from the centre. The scale never falls below 1, the whole
 * picture.
 */
export function zoom(view: PictureView, factor: number, x = 0, y = 0): PictureView {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor));
  if (scale === 1) return { ...WHOLE, turn: view.turn };
  const ratio = scale / view.scale;
  return { ...view, scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** Rotates by a quarter turn to the right (1) or to the left (-1). */
export const rotate = (view: PictureView, quarters: 1 | -1): PictureView => ({
  ...view,
  turn: (view.turn + quarters * 90 + 360) % 360,
});

/** Moves the picture by pixels; does nothing at scale 1. */
export const pan = (view: PictureView, dx: number, dy: number): PictureView =>
  view.scale === 1 ? view : { ...view, x: view.x + dx, y: view.y + dy };
