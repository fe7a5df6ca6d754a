import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';
import { ACTIVITY, LOCKED } from './lockKeys';
import { onSessionEnd } from './session';
import { setTheme, useTheme } from './theme';

/** Seconds to which the configured time is reset after an unlock. */
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
  writeActivity();
  setTheme({ lockScreenTime: AFTER_UNLOCK });
  useLock.setState({ locked: false });
}

/** Seconds left of a configured time. A last activity in the future, after a clock was set back, counts as now. */
export function secondsLeft(time: number, lastActivity: number, now: number): number {
  return time - Math.floor(Math.max(0, now - lastActivity) / 1000);
}

function lastActivity(): number {
  const stored = local.read(ACTIVITY);
  return typeof stored === 'number' && Number.isFinite(stored) ? stored : Date.now();
}

/** When this browser tab last wrote the shared time of activity, in milliseconds. */
let written = 0;

function writeActivity(): void {
  written = Date.now();
  local.write(ACTIVITY, written);
}

const isCounting = (): boolean => useTheme.getState().isLockScreen && !useLock.getState().locked;

function tick(): void {
  if (!isCounting()) return;
  const { lockScreenTime } = useTheme.getState();
  const left = secondsLeft(lockScreenTime, lastActivity(), Date.now());
  if (left <= 1) lock();
  else useLock.setState({ left });
}

/**
 * Records activity of the operator, at most once a second, because pointer events are far more frequent. Locks
 * instead if the configured time is already over.
 */
export function noteActivity(): void {
  if (!isCounting() || Math.abs(Date.now() - written) < TICK) return;
  tick();
  if (isCounting()) writeActivity();
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
  if (local.read(ACTIVITY) === null) writeActivity();
  const timer = setInterval(tick, TICK);
  // Activity is not noted while the lock is off, so the countdown begins when it is switched on.
  const unsubscribe = useTheme.subscribe(({ isLockScreen }, before) => {
    if (isLockScreen === before.isLockScreen) return;
    if (isLockScreen) writeActivity();
    else useLock.setState({ left: null });
  });
  window.addEventListener('storage', follow);
  for (const sign of signs) window.addEventListener(sign, noteActivity, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    unsubscribe();
    window.removeEventListener('storage', follow);
    for (const sign of signs) window.removeEventListener(sign, noteActivity, { capture: true });
  };
}

onSessionEnd(() => useLock.setState({ locked: false, left: null }));
