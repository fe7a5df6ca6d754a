import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton, Tabs } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { getPersonalInfo } from '@/contract/shell/personal';
import { loadMessages, useLanguage, useT } from '@/i18n';
import { useIsScoped } from '@/stores/session';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { onDemand } from '@/ui/load/onDemand';
import { GoogleForm } from './GoogleForm';
import { FiltersTab } from './FiltersTab';
import { HandOverTab } from './HandOverTab';
import { IdentityCard } from './IdentityCard';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { NoticesTab } from './NoticesTab';
import { SessionsTab } from './SessionsTab';
import { TodayTab } from './TodayTab';
import styles from './personal.module.css';
import { useOpenTab } from './useOpenTab';

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
