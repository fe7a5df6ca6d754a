/** Shared by all browser tabs: a locked console is locked in each of them, and after a reload. */
export const LOCKED = 'console.locked';

/** Milliseconds of the last activity in any browser tab. */
export const ACTIVITY = 'console.lastActivity';
