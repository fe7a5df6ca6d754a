import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactElement } from 'react';
import {
  FullscreenOutlined,
  RedoOutlined,
  ReloadOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { Watermark } from '../security/Watermark';
import { NOTCH, STEP, WHOLE, ZOOM, pan, rotate, zoom } from './pictureView';
import type { PictureView } from './pictureView';
import { useKeptView } from './keptViews';
import { useReviewKeys } from './useReviewKeys';
import styles from './pictures.module.css';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const TOOLS: readonly { label: Key; icon: ReactElement; change: (view: PictureView) => PictureView }[] = [
  { label: 'review.zoomIn', icon: <ZoomInOutlined />, change: (view) => zoom(view, ZOOM) },
  { label: 'review.zoomOut', icon: <ZoomOutOutlined />, change: (view) => zoom(view, 1 / ZOOM) },
  { label: 'review.rotateLeft', icon: <UndoOutlined />, change: (view) => rotate(view, -1) },
  { label: 'review.rotateRight', icon: <RedoOutlined />, change: (view) => rotate(view, 1) },
  { label: 'review.resetPicture', icon: <ReloadOutlined />, change: () => WHOLE },
];

interface PictureFrameProps {
  url: string;
  label: string;
  /** Whether the key Z acts on this picture. */
  chosen: boolean;
  onChoose: () => void;
  /** Shows it as large as the window; left out where it already is. */
  onEnlarge?: () => void;
}

/** One picture with zoom and rotation, under the watermark of the operator. */
export function PictureFrame({ url, label, chosen, onChoose, onEnlarge }: PictureFrameProps) {
  const t = useT();
  const [view, setView] = useKeptView(label);
  /** Width by height of the picture; 1 until it is there. */
  const [shape, setShape] = useState(1);
  const [broken, setBroken] = useState(false);
  const stage = useRef<HTMLButtonElement>(null);
  const toggle = () => setView((now) => (now.scale === 1 ? zoom(now, ZOOM) : { ...WHOLE, turn: now.turn }));
  useReviewKeys({ Z: toggle, V: onEnlarge ?? null }, chosen);

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const [x, y] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
    setView((now) => zoom(now, event.deltaY < 0 ? NOTCH : 1 / NOTCH, x, y));
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => turnWheel(event);
    // React registers passive wheel listeners, which cannot prevent the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (event.buttons === 1) setView((now) => pan(now, event.movementX, event.movementY));
  }

  function press(event: KeyboardEvent): void {
    // Outside a review the key works only while the picture has the focus.
    if (event.key.toUpperCase() === 'Z' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      toggle();
      return;
    }
    const arrow = ARROWS[event.key];
    if (!arrow || view.scale === 1) return;
    event.preventDefault();
    setView((now) => pan(now, ...arrow));
  }

  const { scale, turn, x, y } = view;
  // Lying on its side, it is as small as the frame of its upright shape wants it.
  const fitted = scale * (turn % 180 === 0 ? 1 : Math.min(shape, 1 / shape));
  const frame: CSSProperties & { '--shape': number } = { '--shape': shape };
  return (
    <figure className={styles.picture} data-chosen={chosen}>
      <button
        ref={stage}
        type="button"
        className={styles.stage}
        style={frame}
        data-close={scale > 1}
        aria-label={label}
        aria-pressed={scale > 1}
        onFocus={onChoose}
        onKeyDown={press}
        onDoubleClick={toggle}
        // `detail` is 0 for the keyboard. The pointer needs a double click, so that the end of a drag does not zoom.
        onClick={({ detail }) => detail === 0 && toggle()}
        onPointerDown={(event) => {
          onChoose();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
      >
        {broken ? (
          <output>{t('review.pictureFailed')}</output>
        ) : (
          <img
            src={url}
            alt={label}
            draggable={false}
            style={{ transform: `translate(${x}px, ${y}px) scale(${fitted}) rotate(${turn}deg)` }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0 && naturalHeight > 0) setShape(naturalWidth / naturalHeight);
            }}
            onError={() => setBroken(true)}
          />
        )}
        <Watermark />
      </button>
      <figcaption>
        <span className={styles.name}>{label}</span>
        {onEnlarge ? (
          <Button
            type="text"
            size="small"
            icon={<FullscreenOutlined aria-hidden />}
            aria-label={t('review.ofPicture', { action: t('review.enlarge'), label })}
            title={t('review.enlarge')}
            onClick={onEnlarge}
          />
        ) : null}
        {TOOLS.map((tool) => {
          const words = t('review.ofPicture', { action: t(tool.label), label });
          return (
            <Button
              key={tool.label}
              type="text"
              size="small"
              icon={<span aria-hidden>{tool.icon}</span>}
              aria-label={words}
              title={t(tool.label)}
              onClick={() => {
                onChoose();
                setView(tool.change);
              }}
            />
          );
        })}
      </figcaption>
    </figure>
  );
}
