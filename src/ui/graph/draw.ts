import type { GraphLink, GraphNode, Point } from './layout';
import type { Size, View } from './view';
import { onPicture } from './view';

/** What stands out, and how much; most nodes are plain. */
export type Tone = 'plain' | 'warn' | 'late' | 'off';

/** A node with what is drawn of it. */
export interface DrawnNode extends GraphNode {
  shape: 'circle' | 'square';
  tone: Tone;
  /** Beside it, where there is room. */
  label: string;
  /** Within it: one character. */
  glyph: string;
  /** True: the node that the graph is about. */
  first: boolean;
}

/** Colours of a picture; they belong to one theme. */
export interface GraphInk {
  text: string;
  faint: string;
  line: string;
  surface: string;
  chosen: string;
  tones: Readonly<Record<Tone, string>>;
  font: string;
}

/** All that one picture is made of. */
export interface Picture {
  nodes: readonly DrawnNode[];
  links: readonly GraphLink[];
  places: ReadonlyMap<string, Point>;
  chosen: ReadonlySet<string>;
  /** Keys of the nodes that the pointer is about: they and their lines stand out. */
  pointed: ReadonlySet<string>;
  view: View;
  size: Size;
  ink: GraphInk;
}

/** The part of a canvas that is drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'rect'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
>;

/** Scales from which labels are drawn: of few nodes, and of many. */
const LABELS = 0.55;
const LABELS_OF_MANY = 1.1;
const MANY = 60;

/** Lines of one kind are one stroke, which costs a fraction of as many strokes. */
function drawLinks(pen: Pen, picture: Picture, which: (link: GraphLink) => boolean): void {
  const { links, places, view } = picture;
  pen.beginPath();
  for (const link of links) {
    const [from, to] = [places.get(link.from), places.get(link.to)];
    if (!from || !to || !which(link)) continue;
    const [start, end] = [onPicture(view, from), onPicture(view, to)];
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
  }
  pen.stroke();
}

function drawNode(pen: Pen, node: DrawnNode, { x, y }: Point, picture: Picture): void {
  const { chosen, pointed, ink, view } = picture;
  const { key, shape, tone, glyph, first, radius } = node;
  const half = Math.max(2.5, radius * view.scale);
  const outline = (more: number) => {
    pen.beginPath();
    if (shape === 'circle') pen.arc(x, y, half + more, 0, 2 * Math.PI);
    else pen.rect(x - half - more, y - half - more, 2 * (half + more), 2 * (half + more));
  };
  outline(0);
  // The colours of a theme may be clear: no line is seen through a node.
  pen.fillStyle = ink.surface;
  pen.fill();
  pen.fillStyle = shape === 'square' || tone === 'off' ? ink.surface : ink.tones[tone];
  pen.strokeStyle = pointed.has(key) ? ink.text : ink.tones[tone];
  pen.lineWidth = pointed.has(key) ? 2 : 1.25;
  pen.fill();
  pen.stroke();
  if (chosen.has(key) || first) {
    outline(4);
    pen.strokeStyle = chosen.has(key) ? ink.chosen : ink.text;
    pen.lineWidth = chosen.has(key) ? 3 : 1.25;
    pen.stroke();
  }
  if (glyph === '' || half < 7) return;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink.faint;
  pen.font = `${Math.round(Math.min(14, half * 1.2))}px ${ink.font}`;
  pen.fillText(glyph, x, y);
}

/** Draws a graph: lines first, above them the nodes, and their labels where there is room for them. */
export function draw(pen: Pen, picture: Picture): void {
  const { nodes, places, pointed, view, size, ink } = picture;
  pen.clearRect(0, 0, size.width, size.height);
  const isPointed = ({ from, to }: GraphLink) => pointed.size > 0 && pointed.has(from) && pointed.has(to);
  pen.lineWidth = 1;
  pen.strokeStyle = ink.line;
  drawLinks(pen, picture, (link) => !isPointed(link));
  pen.lineWidth = 2;
  pen.strokeStyle = ink.text;
  drawLinks(pen, picture, isPointed);

  const isNear = ({ x, y }: Point) => x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40;
  const seen = nodes.flatMap((node) => {
    const place = places.get(node.key);
    const at = place && onPicture(view, place);
    return at && isNear(at) ? [{ node, at }] : [];
  });
  for (const { node, at } of seen) drawNode(pen, node, at, picture);

  const all = view.scale >= (nodes.length > MANY ? LABELS_OF_MANY : LABELS);
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  pen.font = `11px ${ink.font}`;
  pen.fillStyle = ink.faint;
  for (const { node, at } of seen) {
    if (!all && !node.first && !pointed.has(node.key)) continue;
    pen.fillText(node.label, at.x, at.y + Math.max(2.5, node.radius * view.scale) + 4);
  }
}
