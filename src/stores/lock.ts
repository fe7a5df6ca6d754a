import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';
import { ACTIVITY, LOCKED } from './lockKeys';
import { onSessionEnd } from './session';
import { setTheme, useTheme } from './theme';

/** Seconds the configured time goes back to after an unlock (spec §4). */
const AFTER_UNLOCK = 30;

const TICK = 1000;

const local = safeStorage('local');

interface LockState {
  locked: boolean;
  /** Seconds until the lock appears; `null` while not armed. */
  left: number | null;
}

/** The screen lock. Whether it is armed, and after how long, are the theme's fields. */
export const useLock = create<LockState>(() => ({ locked: local.read(LOCKED) === true, left: null }));

/** Locks this and the other browser tabs; the settings drawer closes. */
export function lock(): void {
  local.write(LOCKED, true);
  setTheme({ isDrawer: false });
  useLock.setState({ locked: true, left: null });
}

/** Ends the lock; it stays armed, with the time reset to 30 seconds. */
export function unlock(): void {
  local.remove(LOCKED);
  local.write(ACTIVITY, Date.now());
  setTheme({ lockScreenTime: AFTER_UNLOCK });
  useLock.setState({ locked: false });
}

/** Seconds left of a configured time. A clock that has been set back counts as activity just now. */
export function secondsLeft(time: number, lastActivity: number, now: number): number {
  return time - Math.floor(Math.max(0, now - lastActivity) / 1000);
}

function lastActivity(): number {
  const stored = local.read(ACTIVITY);
  return typeof stored === 'number' && Number.isFinite(stored) ? stored : Date.now();
}

function tick(): void {
  const { locked } = useLock.getState();
  const { isLockScreen, lockScreenTime } = useTheme.getState();
  if (locked) return;
  if (!isLockScreen) {
    useLock.setState({ left: null });
    return;
  }
  const left = secondsLeft(lockScreenTime, lastActivity(), Date.now());
  if (left <= 1) lock();
  else useLock.setState({ left });
}

/** Notes that somebody is there. Whoever comes back too late finds the lock instead. */
export function noteActivity(): void {
  tick();
  if (useLock.getState().locked) return;
  const now = Date.now();
  if (Math.abs(now - lastActivity()) >= TICK || local.read(ACTIVITY) === null) local.write(ACTIVITY, now);
}

/** Counts down each second while the frame is on screen, and follows the other browser tabs. */
export function watchLock(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== LOCKED) return;
    const locked = local.read(LOCKED) === true;
    if (locked) useTheme.setState({ isDrawer: false });
    useLock.setState({ locked });
  };
  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;
  if (local.read(ACTIVITY) === null) local.write(ACTIVITY, Date.now());
  const timer = setInterval(tick, TICK);
  window.addEventListener('storage', follow);
  for (const sign of signs) window.addEventListener(sign, noteActivity, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', follow);
    for (const sign of signs) window.removeEventListener(sign, noteActivity, { capture: true });
  };
}

onSessionEnd(() => useLock.setState({ locked: false, left: null }));
