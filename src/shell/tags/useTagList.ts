import { useLayoutEffect, useRef, useState } from 'react';
import { useRoutes } from '@/stores/routes';
import { setTags, storedTags, useTags } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import { startingTags } from './tagRules';

/** Fills the tags view when the menu has been loaded, and updates it when the menu changes. */
export function useTagList(): void {
  const flat = useRoutes((state) => state.flat);
  const ready = useRoutes((state) => state.ready);
  // Read during the first render, because the first navigation overwrites what was stored.
  const [stored] = useState(storedTags);
  const started = useRef(false);

  useLayoutEffect(() => {
    if (!ready) return;
    const { isCacheTagsView, isShareTagsView } = useTheme.getState();
    const kept = !started.current && isCacheTagsView ? stored : [];
    started.current = true;
    setTags(startingTags(flat, kept, useTags.getState().list, isShareTagsView));
  }, [flat, ready, stored]);
}
