/** How a picture is looked at: `x` and `y` are pixels off the middle, `turn` degrees clockwise. */
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

/** Closer or further away; the point `x`, `y` off the middle stays where it is. The whole picture is the least. */
export function zoom(view: PictureView, factor: number, x = 0, y = 0): PictureView {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor));
  if (scale === 1) return { ...WHOLE, turn: view.turn };
  const ratio = scale / view.scale;
  return { ...view, scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** A quarter to the right (1) or to the left (-1). */
export const rotate = (view: PictureView, quarters: 1 | -1): PictureView => ({
  ...view,
  turn: (view.turn + quarters * 90 + 360) % 360,
});

/** Moves a picture that is larger than its frame. */
export const pan = (view: PictureView, dx: number, dy: number): PictureView =>
  view.scale === 1 ? view : { ...view, x: view.x + dx, y: view.y + dy };
