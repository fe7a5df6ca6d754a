import { LEGAL_TEXTS, websiteContent } from '../../src/contract/content/websiteContent';
import type { editWebsite, restoreWebsite } from '../../src/contract/content/website';
import { websiteRules } from '../../src/contract/content/websiteRules';
import { guardsOf, isSame, takesPassword } from '../../src/contract/guard';
import { mustKeep } from '../core/change/guarding';
import type { Context } from '../core/http';
import type { InputOf } from '../core/input';
import { Refusal } from '../core/refusal';
import { mustSign } from '../core/stepUp';
import { changeContent, contentDiff, putInForce } from './change';
import { refusals } from './refusals';
import type { Content } from './rows';

/** @throws Refusal 40000 where a legal text would go back to a version that members may have accepted */
function mustNotFall(before: Content, after: Content): void {
  for (const text of LEGAL_TEXTS) {
    const field = `${text}Version` as const;
    if (after[field] < before[field])
      throw new Refusal(40000, { field, because: refusals.versionFalls, n: before[field] });
  }
}

/** Changes what the site says. */
export const edit = (context: Context<InputOf<typeof editWebsite>>) =>
  changeContent(context, (before) => {
    const { version: _, operPassword, ...given } = context.input;
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const after: Content = { ...before, ...wanted };
    mustKeep(websiteRules, after);
    mustNotFall(before, after);
    if (takesPassword(guardsOf(websiteContent, before), before, after)) mustSign(context, operPassword);
    putInForce(context.db, after);
    return { action: 'edit', diff: contentDiff(before, after) };
  });

/** A legal text that comes back is one that members have to accept again. */
function withNewVersions(before: Content, kept: Content): Content {
  const after = structuredClone(kept);
  for (const text of LEGAL_TEXTS) {
    const field = `${text}Version` as const;
    after[field] = isSame(before[text], kept[text]) ? before[field] : before[field] + 1;
  }
  return after;
}

/** Makes the site say what it said after an earlier change. @throws Refusal 40400, 40904 where it says that already */
export function restore(context: Context<InputOf<typeof restoreWebsite>>) {
  const kept = context.db.website.versions.find(({ id }) => id === context.input.id);
  if (!kept) throw new Refusal(40400);
  return changeContent(context, (before) => {
    const after = withNewVersions(before, kept.content);
    const diff = contentDiff(before, after);
    if (diff.length === 0) throw new Refusal(40904, { because: refusals.alreadySo });
    putInForce(context.db, after);
    return { action: 'restore', diff };
  });
}
