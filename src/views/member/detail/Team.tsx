import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import { fetchTeam } from '@/api/memberProfile';
import type { TeamLevel, TeamNode } from '@/api/memberProfileTypes';
import { DictTag } from '@/crud/cell/DictTag';
import { MemberCell } from '@/domain/member/MemberCell';
import { UsdtCell } from '@/domain/ledger/UsdtCell';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useT } from '@/i18n';
import styles from './detail.module.css';

function useTeam(id: number) {
  return useQuery<TeamLevel>({
    queryKey: ['member', 'team', id],
    queryFn: ({ signal }) => fetchTeam(id, signal),
  });
}

/** How many, and how much. */
function TeamStatistics({ node }: { node: TeamNode }) {
  const t = useT();
  const { directCount, teamCount, inUsdt, outUsdt } = node;
  return (
    <span className={styles.teamFigures}>
      <span>{t('memberDetail.direct', { n: directCount })}</span>
      <span>{t('memberDetail.teamCount', { n: teamCount })}</span>
      <span>
        {t('memberDetail.teamIn')} <UsdtCell value={inUsdt} />
      </span>
      <span>
        {t('memberDetail.teamOut')} <UsdtCell value={outUsdt} />
      </span>
    </span>
  );
}

function Node({ node }: { node: TeamNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { memberId, uid, status, kycLevel, directCount } = node;
  return (
    <li>
      <div className={styles.teamNode}>
        {directCount > 0 ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-label={t('memberDetail.unfold', { uid })}
            onClick={() => setOpen(!open)}
          >
            {open ? <DownOutlined /> : <RightOutlined />}
          </button>
        ) : (
          <span className={styles.fold} />
        )}
        <MemberCell member={node} />
        <DictTag type="biz_member_status" code={String(status)} />
        <DictTag type="biz_kyc_level" code={String(kycLevel)} />
        <TeamStatistics node={node} />
      </div>
      {open ? <Branch id={memberId} /> : null}
    </li>
  );
}

/** Those somebody invited; their own are asked for when they are unfolded. */
function Branch({ id }: { id: number }) {
  const { data, error, refetch } = useTeam(id);
  return (
    <>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <ul className={styles.team}>
          {data.list.map((node) => (
            <Node key={node.memberId} node={node} />
          ))}
        </ul>
      ) : error ? null : (
        <Skeleton active title={false} />
      )}
    </>
  );
}

/** The tree of invitations below a member, level by level. */
export function Team({ id }: { id: number }) {
  const t = useT();
  const { data } = useTeam(id);
  return (
    <section aria-label={t('memberDetail.tab.team')}>
      {data ? <TeamStatistics node={data.root} /> : null}
      {data?.list.length === 0 ? <p className={styles.faint}>{t('memberDetail.noTeam')}</p> : null}
      <Branch id={id} />
    </section>
  );
}
