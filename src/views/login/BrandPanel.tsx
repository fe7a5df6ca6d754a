import { useT } from '@/i18n';
import { useLogo } from '@/stores/logo';
import { BrandMark } from '@/ui/brand/BrandMark';
import { LogoMark } from '@/ui/brand/LogoMark';
import styles from './login.module.css';

/** Pixels of the mark. */
const SIDE = 32;

/** Candles of the picture: open, close, high and low, measured from the bottom. */
const CANDLES = [
  [96, 128, 84, 142],
  [128, 112, 100, 138],
  [112, 148, 106, 160],
  [148, 140, 128, 164],
  [140, 176, 132, 186],
  [176, 160, 150, 190],
  [160, 196, 152, 208],
  [196, 188, 176, 214],
  [188, 222, 182, 236],
  [222, 204, 196, 232],
  [204, 242, 198, 254],
  [242, 262, 232, 276],
] as const;

const STEP = 34;
const FLOOR = 320;

const middle = CANDLES.map(([open, close], at) => `${28 + at * STEP},${FLOOR - (open + close) / 2}`);

/** Volume of each candle, drawn below it. */
const VOLUMES = [18, 30, 22, 14, 34, 20, 40, 16, 36, 26, 44, 52];

function Picture() {
  return (
    <>
      <defs>
        <linearGradient id="login-area" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5aa9ff" stopOpacity="0.35" />
          <stop offset="1" stopColor="#5aa9ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g stroke="#ffffff" strokeOpacity="0.08">
        {[40, 96, 152, 208, 264, 320].map((y) => (
          <line key={y} x1="12" x2="428" y1={y} y2={y} />
        ))}
        {[79, 147, 215, 283, 351].map((x) => (
          <line key={x} x1={x} x2={x} y1="24" y2="352" />
        ))}
      </g>
      <polygon points={`28,${FLOOR} ${middle.join(' ')} 402,${FLOOR}`} fill="url(#login-area)" />
      {CANDLES.map(([open, close, low, high], at) => {
        const x = 28 + at * STEP;
        const colour = close >= open ? '#3ddc97' : '#ff7a90';
        return (
          <g key={x} stroke={colour} fill={colour}>
            <line x1={x} x2={x} y1={FLOOR - high} y2={FLOOR - low} strokeWidth="2" />
            <rect
              x={x - 8}
              y={FLOOR - Math.max(open, close)}
              width="16"
              height={Math.abs(close - open)}
              rx="2"
            />
            <rect
              x={x - 8}
              y={352 - (VOLUMES[at] ?? 0) / 2}
              width="16"
              height={(VOLUMES[at] ?? 0) / 2}
              opacity="0.35"
            />
          </g>
        );
      })}
      <polyline
        points={middle.join(' ')}
        fill="none"
        stroke="#ffc53d"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g>
        <line x1="12" x2="428" y1="68" y2="68" stroke="#5aa9ff" strokeDasharray="4 5" />
        <circle cx="402" cy="68" r="5" fill="#5aa9ff" />
        <circle className={styles.beat} cx="402" cy="68" r="5" fill="#5aa9ff" />
      </g>
    </>
  );
}

/**
 * The left half of a wide log-in page; a slim bar on a narrow one.
 * @param drawn whether the picture is in its place already
 */
export function BrandPanel({ title, drawn }: { title: string; drawn: boolean }) {
  const t = useT();
  const mark = useLogo();
  return (
    <header className={styles.brand}>
      <p className={styles.name}>
        <BrandMark mark={mark} size={SIDE}>
          <LogoMark size={SIDE} />
        </BrandMark>
        {title}
      </p>
      <div className={styles.claim}>
        <svg className={styles.picture} viewBox="0 0 440 360" aria-hidden="true">
          {drawn && <Picture />}
        </svg>
        <p className={styles.slogan}>{t('login.brand')}</p>
        <p>{t('login.brandText')}</p>
      </div>
    </header>
  );
}
