/**
 * How loudly a word speaks: `late` and `warn` ask for attention and are drawn on a ground of red or amber, `waits` is
 * work for somebody and has a dot, `plain` is the ordinary, and `faint` is what is over, off or not there.
 */
export type Tone = 'late' | 'warn' | 'waits' | 'plain' | 'faint';

/** The tone of each colour that a dictionary may give a value (`sys_tag_color`); all others are plain. */
const TONES: Readonly<Record<string, Tone>> = {
  red: 'late',
  error: 'late',
  gold: 'warn',
  orange: 'warn',
  volcano: 'warn',
  magenta: 'warn',
  warning: 'warn',
  processing: 'waits',
  default: 'faint',
};

export const toneOf = (colour: string): Tone => TONES[colour] ?? 'plain';

/** Dictionaries of directions: green is up, red is down. No direction asks for attention, each has a dot. */
const DIRECTIONS: ReadonlySet<string> = new Set(['biz_pos_side', 'biz_entrust_action', 'biz_delivery_dir']);

const DOTS: Readonly<Record<string, string>> = {
  green: '#52c41a',
  red: '#f5222d',
  cyan: '#13c2c2',
  orange: '#fa8c16',
};

const OPPOSITE: Readonly<Record<string, string>> = { green: 'red', red: 'green' };

/**
 * The dot of a direction; none for what is no direction. Where the platform paints what rises in red, directions have
 * their colours the other way round.
 */
export function directionDot(type: string, colour: string, isRedUp: boolean): string | undefined {
  return DIRECTIONS.has(type) ? DOTS[isRedUp ? (OPPOSITE[colour] ?? colour) : colour] : undefined;
}
