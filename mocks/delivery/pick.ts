import type { Random } from '../core/random';
import { DOWN, UP } from '../core/trading/delivery';
import type { Direction } from '../core/trading/delivery';

/** How often members take the upper side. */
const UPWARDS = 0.52;

/** The side that a pretended member takes; they know as little of the next minutes as anyone, and win half of the time. */
export const sideTaken = (random: Random): Direction => (random.chance(UPWARDS) ? UP : DOWN);
