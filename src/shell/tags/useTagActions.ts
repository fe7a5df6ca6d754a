import { useT } from '@/i18n';
import { goTo } from '@/stores/navigation';
import { ask } from '@/stores/questions';
import { isDirty } from '@/stores/dirty';
import { closeTags, refreshTag, setTagFull, useTags } from '@/stores/tags';
import { addressOf, closing } from './tagRules';
import type { TagAction } from './tagRules';

/** Goes to a tag's screen; resolves when it is on. */
export async function showTag(key: string): Promise<void> {
  const tag = useTags.getState().list.find((item) => item.key === key);
  if (tag) await goTo(addressOf(tag));
}

/**
 * Runs the actions of the tags view. Unsaved work is asked about before it goes.
 * @param active key of the tag on screen, empty when there is none
 */
export function useTagActions(active: string): (action: TagAction, key: string) => Promise<void> {
  const t = useT();

  const agreed = async (keys: readonly string[], text: string): Promise<boolean> => {
    if (!keys.some(isDirty)) return true;
    return ask({
      title: t('tagsView.unsavedTitle'),
      text,
      ok: t('user.logOutConfirm'),
      cancel: t('user.logOutCancel'),
    });
  };

  return async (action, key) => {
    if (action === 'refresh') {
      if (!(await agreed([key], t('tagsView.unsavedRefresh')))) return;
      if (key !== active) await showTag(key);
      refreshTag(key);
      return;
    }
    if (action === 'fullscreen') {
      if (key !== active) await showTag(key);
      setTagFull(true);
      return;
    }
    const keys = closing(action, useTags.getState().list, key);
    if (!(await agreed(keys, t('tagsView.unsavedClose')))) return;
    const next = closeTags(keys, active);
    if (next !== null) await showTag(action === 'close' || action === 'closeAll' ? next : key);
    else if (keys.includes(active)) await goTo('/');
    else if (action === 'closeOther' && key !== active) await showTag(key);
  };
}
