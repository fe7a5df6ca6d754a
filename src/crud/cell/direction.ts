import { usePlatform } from '@/stores/platform';

/** Dictionaries of directions: green is up, red is down. */
const DIRECTIONS = new Set(['biz_pos_side', 'biz_entrust_action', 'biz_delivery_dir']);

/** No direction asks for attention, so none of their colours is a loud one. */
const CALM_RED = 'crimson';
const CALM_ORANGE = 'amber';

const AS_THEY_ARE: Readonly<Record<string, string>> = { red: CALM_RED, orange: CALM_ORANGE };
const OPPOSITE: Readonly<Record<string, string>> = {
  ...AS_THEY_ARE,
  green: CALM_RED,
  red: 'green',
};

/** The colour of a dictionary's value. Where the platform paints what rises in red, directions have it the other way round. */
export function useDirectionColour(type: string, colour: string): string {
  const isRedUp = usePlatform(({ upColor }) => upColor === 'red');
  if (!DIRECTIONS.has(type)) return colour;
  return (isRedUp ? OPPOSITE : AS_THEY_ARE)[colour] ?? colour;
}
