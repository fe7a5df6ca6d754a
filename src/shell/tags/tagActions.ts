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

/** Key of the tag that an address belongs to; empty when the address shows no screen. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  const found = resolveNow(pathname);
  if (found.kind !== 'screen') return '';
  return tagOf(found.entry, found.params, pathname, search, useTheme.getState().isShareTagsView).key;
}

/** Navigates to a tag's screen; resolves when it is shown. */
export async function showTag(key: string): Promise<void> {
  const tag = useTags.getState().list.find((item) => item.key === key);
  if (tag) await goTo(addressOf(tag));
}

/**
 * Asks for confirmation when one of the tags holds unsaved input, with `text` as the explanation. True when
 * confirmed or not needed.
 */
export async function mayLose(keys: readonly string[], text: string): Promise<boolean> {
  if (!keys.some(isDirty)) return true;
  return confirm({
    title: translate('tagsView.unsavedTitle'),
    text,
    ok: translate('user.logOutConfirm'),
    cancel: translate('user.logOutCancel'),
  });
}

/** Runs an action of the tags view on a tag, after asking about unsaved input that would be lost. */
export async function actOnTag(action: TagAction, key: string): Promise<void> {
  const active = keyOf(currentAddress());
  if (action === 'refresh') {
    if (!(await mayLose([key], translate('tagsView.unsavedRefresh')))) return;
    if (key !== active) await showTag(key);
    // The refreshed screen fetches its data again; the other screens do so when they are shown next.
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
 * Runs an action of the tags view from a screen, for example to close a form's tag after saving.
 * @param address path with its parameters, and query; by default the current one. If no tag is open for it, a
 *   message says so.
 */
export async function runTagAction(action: TagAction, address = currentAddress()): Promise<void> {
  const key = keyOf(address);
  if (useTags.getState().list.some((tag) => tag.key === key)) await actOnTag(action, key);
  else toast('warning', translate('tagsView.noTag'));
}
