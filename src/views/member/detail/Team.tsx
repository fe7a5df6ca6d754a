import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import type { Readable } from '@/contract/field/read';
import { teamNode } from '@/contract/member/team';
import { columnMaker } from '@/domain/kit/columnKit';
import { figureText } from '@/domain/kit/statistic';
import { MemberCell } from '@/domain/member/MemberCell';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './detail.module.css';
import { teamQuery } from './queries';

type TeamNode = Readable<typeof teamNode>;

const node = columnMaker({ name: 'memberDetail', shape: teamNode, sorts: [] });

const STATES = node.list(['status', 'kycLevel']);
const money = { in: node.col('inUsdt'), out: node.col('outUsdt') };

/** Numbers of invited members, and the totals of their money. */
function TeamStatistics({ of }: { of: TeamNode }) {
  const t = useT();
  const countOf = (name: 'directCount' | 'teamCount') => figureText(teamNode[name], of, name, t);
  return (
    <span className={styles.teamFigures}>
      <span>{t('memberDetail.direct', { n: countOf('directCount') })}</span>
      <span>{t('memberDetail.teamCount', { n: countOf('teamCount') })}</span>
      <span>
        {t('memberDetail.teamIn')} {money.in.cell(of)}
      </span>
      <span>
        {t('memberDetail.teamOut')} {money.out.cell(of)}
      </span>
    </span>
  );
}

function Node({ of }: { of: TeamNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { memberId, uid, directCount } = of;
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
        <MemberCell member={of} />
        {STATES.map(({ key, cell }) => (
          <span key={key}>{cell(of)}</span>
        ))}
        <TeamStatistics of={of} />
      </div>
      {open ? <Branch id={memberId} /> : null}
    </li>
  );
}

/** The members whom one member invited. The next level is loaded when a member is expanded. */
function Branch({ id }: { id: Id }) {
  const { data, error, refetch } = useQuery(teamQuery(id));
  return (
    <>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <ul className={styles.team}>
          {data.list.map((one, place) => (
            <Node key={`${place} ${one.memberId}`} of={one} />
          ))}
        </ul>
      ) : error ? null : (
        <Skeleton active title={false} />
      )}
    </>
  );
}

/** The tree of invitations below a member, loaded level by level. */
export function Team({ memberId }: { memberId: Id }) {
  const t = useT();
  const { data } = useQuery(teamQuery(memberId));
  return (
    <section aria-label={t('memberDetail.tab.team')}>
      {data ? <TeamStatistics of={data.root} /> : null}
      {data?.list.length === 0 ? <p className={styles.faint}>{t('memberDetail.noTeam')}</p> : null}
      <Branch id={memberId} />
    </section>
  );
}
