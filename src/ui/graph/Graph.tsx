import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import type { DrawnNode } from './draw';
import styles from './Graph.module.css';
import { useGraphInk } from './ink';
import type { GraphLink, Point } from './layout';
import { followPointer } from './pointer';
import { Scene } from './scene';
import type { Target } from './scene';

interface GraphProps {
  /** What the picture shows, in words: who cannot see it reads this, and the table that says the same. */
  label: string;
  nodes: readonly DrawnNode[];
  links: readonly GraphLink[];
  chosen: ReadonlySet<string>;
  /** True: nothing moves by itself. */
  still: boolean;
  /** A node was clicked. */
  onPick: (key: string) => void;
  /** What is said about a node or a line under the pointer. */
  tellOf: (target: NonNullable<Target>) => ReactNode;
}

const STEP = 1.3;

/** Starts the scene of a canvas, which follows the size of its frame. */
function stageOn(canvas: HTMLCanvasElement, frame: HTMLElement): [Scene, () => void] | null {
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const scene = new Scene({
    pen,
    nextFrame: (draw) => {
      const id = requestAnimationFrame(draw);
      return () => cancelAnimationFrame(id);
    },
    onRest: (atRest) => {
      frame.dataset['atRest'] = String(atRest);
    },
  });
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = frame;
    const dots = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * dots);
    canvas.height = Math.round(height * dots);
    pen.setTransform(dots, 0, 0, dots, 0, 0);
    scene.resize({ width, height });
  };
  const watcher = new ResizeObserver(resize);
  watcher.observe(frame);
  resize();
  return [
    scene,
    () => {
      watcher.disconnect();
      scene.close();
    },
  ];
}

/** A graph that can be zoomed, moved and dragged. It is a picture: what it tells has to stand in a table beside it. */
export function Graph({ label, nodes, links, chosen, still, onPick, tellOf }: GraphProps) {
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [told, setTold] = useState<{ target: NonNullable<Target>; at: Point } | null>(null);
  const ink = useGraphInk();
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    if (!frame.current || !canvas.current) return undefined;
    const begun = stageOn(canvas.current, frame.current);
    if (!begun) return undefined;
    const [made, end] = begun;
    setScene(made);
    const release = followPointer(canvas.current, made, {
      onPick: (key) => pick(key),
      onPoint: (target, at) => setTold(target && { target, at }),
    });
    return () => {
      release();
      end();
    };
  }, []);
  useEffect(() => scene?.paint(ink), [scene, ink]);
  useEffect(() => scene?.show(nodes, links, still), [scene, nodes, links, still]);
  useEffect(() => scene?.choose(chosen), [scene, chosen]);

  return (
    <div className={styles.graph}>
      <figure ref={frame} className={styles.frame} aria-label={label}>
        <canvas ref={canvas} className={styles.canvas} />
        {told ? (
          <div className={styles.told} style={{ left: told.at.x, top: told.at.y }} aria-hidden>
            {tellOf(told.target)}
          </div>
        ) : null}
      </figure>
      <div className={styles.tools}>
        <button
          type="button"
          aria-label={t('ui.zoomIn')}
          title={t('ui.zoomIn')}
          onClick={() => scene?.zoom(STEP)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={t('ui.zoomOut')}
          title={t('ui.zoomOut')}
          onClick={() => scene?.zoom(1 / STEP)}
        >
          −
        </button>
        <button type="button" onClick={() => scene?.fitAll()}>
          {t('ui.zoomFit')}
        </button>
      </div>
    </div>
  );
}
