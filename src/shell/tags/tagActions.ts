import { queryClient } from '@/services/queryClient';
import { translate } from '@/i18n';
import { resolveNow } from '@/kernel/prepare';
import { tagOf } from '@/kernel/resolve';
import { isDirty } from '@/stores/dirty';
import { currentAddress, goTo } from '@/services/navigation';
import { toast } from '@/ui/toast/toast';
import { confirm } from '@/stores/confirm';
import { closeTags, refreshTag, setTagFull, useTags } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import { addressOf, closing } from './tagRules';
import type { TagAction } from './tagRules';

/** Key of the tag an address belongs to; empty when it shows no screen. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  const found = resolveNow(pathname);
  if (found.kind !== 'screen') return '';
  return tagOf(found.entry, found.params, pathname, search, useTheme.getState().isShareTagsView).key;
}

/** Goes to a tag's screen; resolves when it is on. */
export async function showTag(key: string): Promise<void> {
  const tag = useTags.getState().list.find((item) => item.key === key);
  if (tag) await goTo(addressOf(tag));
}

/** Asks before the screens of tags go when one of them holds an unsaved form; `text` says what becomes of it. */
export async function mayLose(keys: readonly string[], text: string): Promise<boolean> {
  if (!keys.some(isDirty)) return true;
  return confirm({
    title: translate('tagsView.unsavedTitle'),
    text,
    ok: translate('user.logOutConfirm'),
    cancel: translate('user.logOutCancel'),
  });
}

/** Runs an action of the tags view on a tag. Unsaved work is asked about before it goes. */
export async function actOnTag(action: TagAction, key: string): Promise<void> {
  const active = keyOf(currentAddress());
  if (action === 'refresh') {
    if (!(await mayLose([key], translate('tagsView.unsavedRefresh')))) return;
    if (key !== active) await showTag(key);
    // The screen asks the server again, as each of the others does when it comes back.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    refreshTag(key);
    return;
  }
  if (action === 'fullscreen') {
    if (key !== active) await showTag(key);
    setTagFull(true);
    return;
  }
  const keys = closing(action, useTags.getState().list, key);
  if (!(await mayLose(keys, translate('tagsView.unsavedClose')))) return;
  const next = closeTags(keys, active);
  if (next !== null) await showTag(action === 'close' || action === 'closeAll' ? next : key);
  else if (keys.includes(active)) await goTo('/');
  else if (action === 'closeOther' && key !== active) await showTag(key);
}

/**
 * The same actions for other screens, say to close a form's tag after saving.
 * @param address path, parameters in their places, and query of the wanted tag's screen; the one on
 *   screen unless given. A message says so when no tag is open for it.
 */
export async function runTagAction(action: TagAction, address = currentAddress()): Promise<void> {
  const key = keyOf(address);
  if (useTags.getState().list.some((tag) => tag.key === key)) await actOnTag(action, key);
  else toast('warning', translate('tagsView.noTag'));
}
