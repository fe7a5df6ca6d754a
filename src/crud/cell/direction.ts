import { usePlatform } from '@/stores/platform';

/** Dictionaries of directions: green is up, red is down. */
const DIRECTIONS = new Set(['biz_pos_side', 'biz_entrust_action', 'biz_delivery_dir']);

const OPPOSITE: Readonly<Record<string, string>> = { green: 'red', red: 'green' };

/** The colour of a dictionary's value, where the platform paints what rises in red: directions have it the other way round. */
export function useDirectionColour(type: string, colour: string): string {
  const isRedUp = usePlatform(({ upColor }) => upColor === 'red');
  return isRedUp && DIRECTIONS.has(type) ? (OPPOSITE[colour] ?? colour) : colour;
}
