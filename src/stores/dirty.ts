import { create } from 'zustand';

/** Number of unsaved forms by tag key. Closing, refreshing, log-out and reload ask for confirmation first. */
export const useDirty = create<{ tabs: Readonly<Record<string, number>> }>(() => ({ tabs: {} }));

/** Marks a tag as holding an unsaved form until the returned function is called. */
export function markDirty(tab: string): () => void {
  const change = (by: number) =>
    useDirty.setState(({ tabs }) => {
      const count = (tabs[tab] ?? 0) + by;
      const { [tab]: _, ...rest } = tabs;
      return { tabs: count > 0 ? { ...rest, [tab]: count } : rest };
    });
  change(1);
  let done = false;
  return () => {
    if (!done) change(-1);
    done = true;
  };
}

/** True when the tag, or any tag, holds an unsaved form. */
export function isDirty(tab?: string): boolean {
  const { tabs } = useDirty.getState();
  return tab === undefined ? Object.keys(tabs).length > 0 : tab in tabs;
}

/** Removes all marks. Called after the operator has agreed to lose the unsaved forms. */
export function clearDirty(): void {
  useDirty.setState({ tabs: {} });
}
