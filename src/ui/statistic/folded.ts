import { createContext, use } from 'react';
import { safeStorage } from '@/lib/storage';

const storage = safeStorage('local');
const STORED = 'console.figuresOpen';

/** Whether the figures above a list are one line; outside of them nothing is folded. */
export const FoldedContext = createContext(false);

/** Whether a part of the figures is drawn inside of the one line. */
export const useFolded = (): boolean => use(FoldedContext);

/** True when the operator has last unfolded the figures of a list. */
export const wereOpen = (): boolean => storage.read(STORED) === true;

/** Remembers how the operator wants the figures of all lists. */
export const rememberOpen = (open: boolean): void => storage.write(STORED, open);
