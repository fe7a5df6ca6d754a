import { translate } from '@/i18n';
import { forgetAccess, isNewAccess } from '@/stores/accessMark';
import { useSession } from '@/stores/session';
import { toast } from '@/ui/toast/toast';
import { rebuildMenu } from './bootstrap';

/** Changes are followed one after the other: each reads what holds when it begins. */
let last: Promise<void> = Promise.resolve();

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((permission) => other.has(permission));

async function follow(mark: string): Promise<void> {
  const before = useSession.getState().permissions;
  try {
    await rebuildMenu();
  } catch {
    return forgetAccess(mark);
  }
  if (!isSame(before, useSession.getState().permissions)) toast('info', translate('kernel.accessChanged'));
}

/**
 * Called with the mark of each answer. When the operator's menu or permissions have changed, they are read again: open
 * screens lose or gain buttons, the menu its entries, without a reload.
 */
export function followAccess(mark: string): void {
  if (isNewAccess(mark)) last = last.then(() => follow(mark));
}
