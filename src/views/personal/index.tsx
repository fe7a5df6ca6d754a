import { useState } from 'react';
import { savedLists } from '@/crud/filter/savedFilters';
import { loadMessages, useLanguage, useT } from '@/i18n';
import { useIsScoped, useSession } from '@/stores/session';
import { ListFilters } from './ListFilters';
import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton, Tabs } from 'antd';
import { ApiError } from '@/api/failure';
import { noticesQuery } from '@/domain/notice/useNotices';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { NoticeEntry } from './NoticeEntry';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { send } from '@/api/call';
import { getPersonalInfo } from '@/contract/shell/personal';
import { onDemand } from '@/ui/load/onDemand';
import { GoogleForm } from './GoogleForm';
import { HandOverTab } from './HandOverTab';
import { IdentityCard } from './IdentityCard';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SessionsTab } from './SessionsTab';
import { StartPage } from './StartPage';
import { TodayTab } from './TodayTab';
import styles from './personal.module.css';

/** The searches that the operator has saved in this browser, by the list they belong to. */
function FiltersTab() {
  const t = useT();
  const user = useSession((state) => state.user?.id ?? '0');
  const [lists] = useState(() => savedLists(user));
  return (
    <>
      <StartPage />
      <p className={styles.hint}>{t('personal.filtersHint')}</p>
      {lists.length === 0 ? <p className={styles.faint}>{t('personal.noFilters')}</p> : null}
      {lists.map((list) => (
        <ListFilters key={list} list={list} />
      ))}
    </>
  );
}

/** Notices for the operator: opening one marks it as read, some have to be confirmed. */
function NoticesTab() {
  const { data, error, refetch } = useQuery(noticesQuery);
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.length === 0) return <EmptyState />;

  return data.map((one) => <NoticeEntry key={one.id} one={one} />);
}

/** The open part of the screen: what `?tab=` of the address names, which follows what the operator opens. */
function useOpenTab(first: string): [tab: string, open: (tab: string) => void] {
  const { pathname, search } = useTabLocation();
  const named = new URLSearchParams(search).get('tab') ?? first;
  const [shown, setShown] = useState({ named, tab: named });
  // A link into the screen opens another part of it.
  if (shown.named !== named) setShown({ named, tab: named });
  const open = (tab: string) => {
    setShown({ named, tab });
    void goTo(`${pathname}?tab=${tab}`, { replace: true });
  };
  return [shown.tab, open];
}

/** The settings of reminders, with their words, which come with the settings drawer otherwise. */
const Reminders = onDemand(() =>
  Promise.all([import('@/shell/settings/ReminderSection'), loadMessages('settings')]).then(
    ([module]) => module.ReminderSection,
  ),
);

/** The personal centre: the operator's account, and what the console keeps for them; `?tab=` names the open part. */
export default function PersonalScreen() {
  const t = useT();
  // The server sends department and roles in the language of the request, so the language is part of the key.
  const language = useLanguage();
  const [tab, openTab] = useOpenTab('info');
  const isScoped = useIsScoped();
  const { data, error, refetch } = useQuery({
    queryKey: ['personal', 'info', language],
    queryFn: ({ signal }) => send(getPersonalInfo, undefined, { signal }),
    placeholderData: (last) => last,
  });

  if (!data) {
    return (
      <Card size="small" variant="borderless">
        {error instanceof ApiError ? (
          <FailureBar error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton active avatar paragraph={{ rows: 6 }} />
        )}
      </Card>
    );
  }

  return (
    <div className={styles.columns}>
      <IdentityCard info={data} />
      <Card size="small" variant="borderless">
        <Tabs
          activeKey={tab}
          onChange={openTab}
          items={[
            { key: 'info', label: t('personal.info'), children: <ProfileForm user={data.user} /> },
            { key: 'security', label: t('personal.security'), children: <PasswordForm /> },
            {
              key: 'google',
              label: t('personal.google'),
              children: <GoogleForm isBound={data.user.googleBound === 1} />,
            },
            { key: 'notices', label: t('personal.notices'), children: <NoticesTab /> },
            ...(isScoped
              ? []
              : [{ key: 'handOver', label: t('personal.handOver'), children: <HandOverTab /> }]),
            { key: 'sessions', label: t('personal.signedIn'), children: <SessionsTab /> },
            { key: 'today', label: t('personal.today'), children: <TodayTab /> },
            { key: 'filters', label: t('personal.filters'), children: <FiltersTab /> },
            {
              key: 'reminders',
              label: t('personal.reminders'),
              children: (
                <div className={styles.settings}>
                  <Reminders />
                </div>
              ),
            },
          ]}
        />
      </Card>
    </div>
  );
}
