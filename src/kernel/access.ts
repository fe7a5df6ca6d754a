import { translate } from '@/i18n';
import { forgetAccess } from '@/stores/accessMark';
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
  if (!isSame(before, useSession.getState().permissions)) toast('info', translate('shell.accessChanged'));
}

/**
 * Follows an answer whose mark is new: the operator's menu and permissions are read again. Open screens lose or gain
 * buttons, the menu its entries, without a reload. Loaded when it is first wanted.
 */
export function followAccess(mark: string): void {
  last = last.then(() => follow(mark));
}
