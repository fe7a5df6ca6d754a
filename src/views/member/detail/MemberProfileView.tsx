import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tabs } from 'antd';
import { ApiError } from '@/api/failure';
import type { MemberProfile } from '@/contract/member/profile';
import { useForViewer } from '@/crud/action/useForViewer';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useT } from '@/i18n';
import { allowed, useSession } from '@/stores/session';
import styles from './detail.module.css';
import { MemberHeader } from './MemberHeader';
import { profileQuery } from './queries';
import { TABS } from './tabs';
import type { MemberTab } from './tabs';
import { useAreas } from '@/ui/load/useAreas';

interface MemberProfileViewProps {
  /** The member's id or UID, as it stands in the address. */
  id: string;
  /** Key of the selected tab; `null` selects the first. */
  tab: string | null;
  onTab: (tab: string) => void;
}

function Part({ tab, profile }: { tab: MemberTab; profile: MemberProfile }) {
  const ready = useAreas(tab.areas);
  return ready ? <div className={styles.part}>{tab.render(profile)}</div> : <Skeleton active />;
}

/** A member's profile: the header, and the tabs that the operator has permission for. */
export function MemberProfileView({ id, tab, onTab }: MemberProfileViewProps) {
  const t = useT();
  const held = useSession((state) => state.permissions);
  const { data, error, refetch } = useQuery(profileQuery(id));
  const tabs = useForViewer(TABS).filter(({ needs }) => allowed(held, { any: needs }));
  const shown = tabs.find(({ key }) => key === tab) ?? tabs[0];

  return (
    <article className={styles.picture}>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <>
          <MemberHeader profile={data} />
          <Tabs
            activeKey={shown?.key ?? ''}
            onChange={onTab}
            items={tabs.map((one) => ({
              key: one.key,
              label: t(one.label),
              children: <Part tab={one} profile={data} />,
            }))}
          />
        </>
      ) : error ? null : (
        <Skeleton active avatar paragraph={{ rows: 10 }} />
      )}
    </article>
  );
}
