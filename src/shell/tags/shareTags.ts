import { translate } from '@/i18n';
import { resolveNow } from '@/kernel/prepare';
import { tagOf } from '@/kernel/resolve';
import { goTo } from '@/services/navigation';
import { closeTags, renameTags, useTags } from '@/stores/tags';
import type { Tag } from '@/stores/tags';
import { setTheme } from '@/stores/theme';
import { mayLose } from './tagActions';

/** Key of a tag when each address of a detail screen has a tag of its own. */
function ownKey({ key, pathname, search }: Tag): string {
  const found = resolveNow(pathname);
  return found.kind === 'screen' ? tagOf(found.entry, found.params, pathname, search, false).key : key;
}

/**
 * Switches between one tag per screen (`on`) and one tag per address. Switched on, only pinned tags stay
 * open, so that no screen has two tags; switched off, the shared tag of a detail screen becomes the tag of
 * its current address. The screens of the affected tags lose their state in both cases, so unsaved input has
 * to be confirmed first; without confirmation nothing changes.
 */
export async function shareTags(on: boolean): Promise<void> {
  const { list } = useTags.getState();
  const going = list.filter((tag) => (on ? !tag.pinned : ownKey(tag) !== tag.key)).map(({ key }) => key);
  if (!(await mayLose(going, translate('tagsView.unsavedClose')))) return;
  setTheme({ isShareTagsView: on });
  if (!on) {
    renameTags(ownKey);
    return;
  }
  await goTo('/home');
  closeTags(
    useTags.getState().list.map(({ key }) => key),
    '',
  );
}
