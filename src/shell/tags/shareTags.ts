import { translate } from '@/i18n';
import { resolveNow } from '@/kernel/prepare';
import { tagOf } from '@/kernel/resolve';
import { goTo } from '@/services/navigation';
import { closeTags, renameTags, useTags } from '@/stores/tags';
import type { Tag } from '@/stores/tags';
import { setTheme } from '@/stores/theme';
import { mayLose } from './tagActions';

/** Key of a tag when each address of a detail screen has its own. */
function ownKey({ key, pathname, search }: Tag): string {
  const found = resolveNow(pathname);
  return found.kind === 'screen' ? tagOf(found.entry, found.params, pathname, search, false).key : key;
}

/**
 * One tag a screen from now on, or one an address. Shared, only the pinned ones stay, so that no two of a
 * kind are left; apart again, a shared detail tag becomes that of the address it shows. Either way the
 * screens behind them begin anew: unsaved work is asked about first, and a no changes nothing.
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
