/**
 * What a figure may be at most, where that does not depend on the machine, or only little: bytes, counts, ratios inside
 * one run, what a frame of the screen allows, and what a call may take that goes through a great many rows.
 */
const TARGETS = {
  'log-in: scripts, kB gz': 150,
  'log-in: requests': 8,
  'home with charts: scripts, kB gz': 370,
  'first list at once ÷ later list (full speed)': 1.3,
  'first list at once ÷ later list (CPU ÷ 4, 10 Mbit/s)': 1.3,
  'kept list ÷ later list (full speed)': 0.35,
  'kept list ÷ later list (CPU ÷ 4, 10 Mbit/s)': 0.35,
  'heap after 50 switches, MB more': 0.8,
  'elements alive with four lists': 3000,
  'kept list, among many ÷ among few': 1.1,
  '1,000 rows: a row chosen, ms of the task': 30,
  '1,000 rows: longest frame while scrolling, ms': 33.4,
  '100 of 5,000 positions refreshed, ms of script': 8,
  '100,000 codes: page, ms': 50,
  '100,000 codes: by batch, ms': 50,
  '100,000 codes: by code, ms': 50,
  '100,000 codes: by member, ms': 50,
};

/** @returns {number | undefined} undefined where a figure has no target of its own */
export const targetOf = (name) => TARGETS[name];
