import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Skeleton, Tabs } from 'antd';
import { failureOf } from '@/api/failure';
import { fetchPersonalInfo } from '@/api/personal';
import { failureText } from '@/api/words';
import { useLanguage, useT } from '@/i18n';
import { IdentityCard } from './IdentityCard';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import styles from './personal.module.css';

/** The operator's own record: what the system knows, what he may change, his password. */
export default function PersonalScreen() {
  const t = useT();
  // Department and roles come in the language that asks.
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['personal', 'info', language],
    queryFn: ({ signal }) => fetchPersonalInfo(signal),
    placeholderData: (last) => last,
  });

  if (!data) {
    return (
      <Card size="small" variant="borderless">
        {error ? (
          <Alert
            type="error"
            showIcon
            title={t('personal.failed')}
            description={failureText(failureOf(error))}
            action={
              <Button size="small" loading={isFetching} onClick={() => void refetch()}>
                {t('common.retry')}
              </Button>
            }
          />
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
          items={[
            { key: 'info', label: t('personal.info'), children: <ProfileForm user={data.user} /> },
            { key: 'security', label: t('personal.security'), children: <PasswordForm /> },
          ]}
        />
      </Card>
    </div>
  );
}
