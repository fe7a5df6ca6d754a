import { safeStorage } from '@/lib/storage';
import { useSession } from './session';

const storage = safeStorage('local');

const keyNow = () => `console.start.${useSession.getState().user?.id ?? '0'}` as const;

/** Component of the page that the operator has chosen to begin at; `null` without a choice. */
export function ownStart(): string | null {
  const stored = storage.read(keyNow());
  return typeof stored === 'string' ? stored : null;
}

/** Keeps the choice of a page; `null` takes it back. */
export function keepStart(view: string | null): void {
  if (view === null) storage.remove(keyNow());
  else storage.write(keyNow(), view);
}
