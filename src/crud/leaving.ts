import { isDirty, useDirty } from '@/stores/dirty';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the page with an unsaved form is left. A listener at rest would cost the back-forward cache. */
export function guardLeaving(): void {
  useDirty.subscribe(() => {
    window.removeEventListener('beforeunload', ask);
    if (isDirty()) window.addEventListener('beforeunload', ask);
  });
}
