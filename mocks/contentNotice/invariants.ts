import { MOST_POPUP, MOST_TOP, missingIn } from '../../src/contract/content/contentNoticeRules';
import { ContentNoticeStatus } from '../../src/contract/content/contentNoticeFlow';
import { isAllowedHtml } from '../../src/contract/html/wellFormed';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { isLive } from './check';

/** What members read is complete, harmless, and no more of it is at the top or in front than may be. */
export function checkContentNotices(db: Db, complain: Complain): void {
  const rows = [...db.contentNotices.values()];
  const live = rows.filter(isLive);
  if (live.filter(({ isTop }) => isTop === 1).length > MOST_TOP) complain('too many notices are at the top');
  if (live.filter(({ isPopup }) => isPopup === 1).length > MOST_POPUP) complain('too many notices pop up');
  for (const { id, title, content, status, publishAt } of rows) {
    if (!Object.values(content).every(isAllowedHtml)) complain(`notice ${id} is no allowed HTML`);
    if (status === ContentNoticeStatus.published && (missingIn(title, content) || publishAt === null))
      complain(`notice ${id} is published and incomplete`);
  }
}
