import { onDemand } from '@/ui/load/onDemand';

/** A form beside the list. What was typed is never lost without a question, and never sent twice. */
export const EditorDrawer = onDemand(() => import('./FormDrawer').then(({ FormDrawer }) => FormDrawer));
