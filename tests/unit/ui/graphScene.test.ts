import { expect, test } from 'vitest';
import type { DrawnNode, Pen } from '@/ui/graph/draw';
import { Scene } from '@/ui/graph/scene';

const NODES = 300;

/** A pen that counts what it draws. */
function countingPen() {
  const counts = { strokes: 0, fills: 0, cleared: 0 };
  const pen: Pen = {
    arc: () => {},
    beginPath: () => {},
    clearRect: () => void (counts.cleared += 1),
    fill: () => void (counts.fills += 1),
    fillText: () => {},
    lineTo: () => {},
    moveTo: () => {},
    rect: () => {},
    stroke: () => void (counts.strokes += 1),
    fillStyle: '',
    strokeStyle: '',
    font: '',
    lineWidth: 1,
    textAlign: 'center',
    textBaseline: 'top',
  };
  return { pen, counts };
}

const nodes: DrawnNode[] = Array.from({ length: NODES }, (_, place) => ({
  key: `m${place}`,
  radius: 8,
  ring: place === 0 ? 0 : 2,
  shape: 'circle',
  tone: 'plain',
  label: String(place),
  glyph: '',
  first: place === 0,
}));
const links = nodes.slice(1).map(({ key }) => ({ from: 'm0', to: key, weight: 5 }));

function sceneOf(isStill: boolean) {
  const { pen, counts } = countingPen();
  const queue: (() => void)[] = [];
  const rests: boolean[] = [];
  const scene = new Scene({
    pen,
    nextFrame: (draw) => {
      queue.push(draw);
      return () => void queue.splice(0);
    },
    onRest: (atRest) => void rests.push(atRest),
  });
  scene.resize({ width: 640, height: 480 });
  scene.show(nodes, links, isStill);
  return { scene, counts, queue, rests, frame: () => queue.shift()?.() };
}

test('a still graph is drawn once, at rest, and asks for no other frame', () => {
  const { frame, queue, counts, rests } = sceneOf(true);
  expect(queue).toHaveLength(1);
  frame();
  expect([queue.length, counts.cleared, rests]).toEqual([0, 1, [true]]);
});

test('a graph that moves asks for frame after frame until it is at rest', () => {
  const { frame, queue, counts, rests } = sceneOf(false);
  for (let turn = 0; queue.length > 0 && turn < 500; turn += 1) frame();
  expect(queue).toHaveLength(0);
  expect(rests.at(-1)).toBe(true);
  expect(counts.cleared).toBeGreaterThan(100);
  expect(counts.cleared).toBeLessThan(140);
});

test('however often the pointer moves between two frames, one frame draws once, with one stroke for all plain lines', () => {
  const { scene, frame, queue, counts } = sceneOf(true);
  frame();
  const { strokes } = counts;
  for (let turn = 0; turn < 50; turn += 1) scene.drag('m1', { x: 100 + turn, y: 100 });
  expect(queue).toHaveLength(1);
  frame();
  expect(counts.cleared).toBe(2);
  // Two for the lines, one for each node, and one for the mark of the first.
  expect(counts.strokes - strokes).toBeLessThanOrEqual(NODES + 3);
  expect(queue).toHaveLength(0);
});

test('a closed scene draws nothing more', () => {
  const { scene, queue } = sceneOf(false);
  scene.close();
  expect(queue).toHaveLength(0);
});
