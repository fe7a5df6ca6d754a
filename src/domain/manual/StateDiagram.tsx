import type { Flow } from '@/contract/flow';
import { layoutOf } from './layout';
import type { Lane } from './layout';
import styles from './manual.module.css';

/** Measures in pixels: a box, from one box to the next, and from one line to the next. */
const BOX = 30;
const STEP = 48;
const LANE = 11;
/** Where lines leave and enter a box, from its middle. */
const OFF = 7;
const ARROW = 5;
/** Width of a Chinese character; others take about half. */
const EM = 13;

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? EM : EM * 0.55), 0);

interface StateDiagramProps {
  flow: Flow;
  /** What a state is called. */
  labelOf: (name: string) => string;
  /** Says what it is to those who do not see it. */
  title: string;
}

/** An arrow's head at a point, towards one side. */
function Head({ x, y, to }: { x: number; y: number; to: 'left' | 'right' | 'down' }) {
  const points = {
    left: [x, y, x + ARROW + 2, y - ARROW, x + ARROW + 2, y + ARROW],
    right: [x, y, x - ARROW - 2, y - ARROW, x - ARROW - 2, y + ARROW],
    down: [x, y, x - ARROW, y - ARROW - 2, x + ARROW, y - ARROW - 2],
  }[to];
  return <polygon points={points.join(' ')} />;
}

/** The states of a flow as boxes in a column, with the ways between them. The text beside it says the same. */
export function StateDiagram({ flow, labelOf, title }: StateDiagramProps) {
  const { states, steps, down, up } = layoutOf(flow);
  const room = (lanes: readonly Lane[]) =>
    lanes.length === 0 ? 4 : (Math.max(...lanes.map(({ place }) => place)) + 2) * LANE;
  const left = Math.max(room(up), 18);
  const width = Math.min(200, Math.max(90, ...states.map((name) => widthOf(labelOf(name)) + 28)));
  const right = left + width;
  const middle = (name: string) => states.indexOf(name) * STEP + BOX / 2 + 2;
  const endOf = (name: string) => flow.ends[name];

  const lane = (side: 'down' | 'up') =>
    function drawn({ to, from, place }: Lane) {
      const sign = side === 'down' ? 1 : -1;
      const edge = side === 'down' ? right : left;
      const x = edge + sign * (place + 1) * LANE;
      // Down: out of the lower half, into the upper one; up: the other way round.
      const out = (name: string) => middle(name) + sign * OFF;
      const into = middle(to) - sign * OFF;
      return (
        <g key={`${side} ${to}`} className={styles.way} data-end={endOf(to)}>
          {from.map((name) => (
            <g key={name}>
              <path d={`M${edge} ${out(name)}H${x}V${into}H${edge}`} />
              <circle cx={x} cy={out(name)} r={2.5} />
            </g>
          ))}
          <Head x={edge} y={into} to={side === 'down' ? 'left' : 'right'} />
        </g>
      );
    };

  const size = { width: right + room(down), height: states.length * STEP - (STEP - BOX) + 4 };
  // Lines and boxes say nothing one by one; the list below it tells each state.
  const picture = { ...size, viewBox: `0 0 ${size.width} ${size.height}`, role: 'img' } as const;
  return (
    <svg {...picture} className={styles.diagram} aria-label={title}>
      {up.map(lane('up'))}
      {down.map(lane('down'))}
      {steps.map(([from, to]) => (
        <g key={`${from} ${to}`} className={styles.way} data-end={endOf(to)}>
          <path d={`M${left + width / 2} ${middle(from) + BOX / 2}V${middle(to) - BOX / 2}`} />
          <Head x={left + width / 2} y={middle(to) - BOX / 2} to="down" />
        </g>
      ))}
      {states.map((name) => (
        <g key={name} className={styles.state} data-end={endOf(name)}>
          <rect x={left} y={middle(name) - BOX / 2} width={width} height={BOX} rx={6} />
          {endOf(name) ? (
            <rect
              className={styles.inner}
              x={left + 3}
              y={middle(name) - BOX / 2 + 3}
              width={width - 6}
              height={BOX - 6}
              rx={4}
            />
          ) : null}
          {flow.begins.includes(name) ? <circle cx={left + 10} cy={middle(name)} r={3.5} /> : null}
          <text x={left + width / 2} y={middle(name)}>
            {labelOf(name)}
          </text>
        </g>
      ))}
    </svg>
  );
}
