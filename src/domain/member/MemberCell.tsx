import type { MouseEvent } from 'react';
import type { MemberBrief } from '@/api/types';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useCan } from '@/stores/session';
import styles from './member.module.css';
import { CopyButton } from '@/crud/cell/CopyButton';
import { getMemberOpener } from './openMember';
import { NONE, textOf, textsOf } from '@/ui/cell/value';

interface MemberCellProps {
  member: Pick<MemberBrief, 'uid' | 'account' | 'nickname' | 'tags'> & { memberId: number | string };
  /** Instead of what is plugged in for the whole console. */
  onOpen?(memberId: number | string): void;
}

/** A member: UID and account, nickname and tags in the tooltip. Opens the member where that is plugged in. */
export function MemberCell({ member, onOpen }: MemberCellProps) {
  const t = useT();
  const opener = getMemberOpener();
  const allowed = useCan({ one: opener?.permission ?? '' });
  const uid = textOf(member.uid);
  if (uid === null || uid === '') return NONE;
  const title = [member.nickname, ...textsOf(member.tags)].filter(Boolean).map(visibleText).join(' · ');
  const open = onOpen ?? (allowed ? opener?.open : undefined);

  function openHere(event: MouseEvent): void {
    // A new tab was asked for: the link does that.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open?.(member.memberId);
  }

  return (
    <span className={styles.member} title={title}>
      <span className={styles.line}>
        {open ? (
          <a
            href={opener?.href(member.memberId) ?? '#'}
            aria-label={t('crud.openMember', { uid })}
            onClick={openHere}
          >
            {uid}
          </a>
        ) : (
          <span>{uid}</span>
        )}
        <CopyButton text={uid} />
        {textsOf(member.tags).length > 0 ? <span className={styles.dot} aria-hidden /> : null}
      </span>
      <bdi className={styles.faint}>{visibleText(textOf(member.account) ?? '')}</bdi>
    </span>
  );
}
