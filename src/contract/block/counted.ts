import { count } from '../field/numbers';

/**
 * Figures count customers: what belongs to demo members and market makers is listed and left out of every figure.
 * Counts by state are those of the list.
 */
export const counted = {
  /** How many listed records the figures leave out. */
  notCounted: count(),
};
