import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { endSessions, ownSessions } from '@/contract/shell/own';
import { DictTag } from '@/crud/cell/DictTag';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { PlainTable } from '@/ui/table/PlainTable';
import styles from './personal.module.css';
import { useSave } from './useSave';

/** The operator's sessions, of which others can be ended, and the latest attempts to sign in. */
export function SessionsTab() {
  const t = useT();
  const language = useLanguage();
  const { save, saving } = useSave();
  const { data, error, refetch } = useQuery({
    queryKey: ['personal', 'sessions', language],
    queryFn: ({ signal }) => send(ownSessions, undefined, { signal }),
    staleTime: 0,
  });
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;

  return (
    <>
      <h2 className={styles.part}>{t('personal.sessions')}</h2>
      <ul className={styles.lines}>
        {data.sessions.map((one) => (
          <li key={one.id}>
            <span>
              {visibleText(`${one.explorer} · ${one.os} · ${one.ip}`)}{' '}
              {one.location === '' ? null : <DictTag type="biz_country" code={one.location} />}
            </span>
            <span className={styles.faint}>
              {t('personal.sessionTimes', { since: one.createTime, last: one.lastActiveAt })}
            </span>
            {one.current ? (
              <Badge>{t('personal.thisSession')}</Badge>
            ) : (
              <Button
                size="small"
                danger
                disabled={saving}
                onClick={() => void save(() => send(endSessions, { ids: [one.id] }), 'personal.sessionEnded')}
              >
                {t('personal.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.part}>{t('personal.signIns')}</h2>
      <PlainTable
        label={t('personal.signIns')}
        rows={data.signIns}
        keyOf={({ id }) => id}
        oneLine
        empty={<EmptyState />}
        columns={[
          { key: 'at', title: t('personal.time'), render: (one) => <TimeCell value={one.loginTime} /> },
          {
            key: 'status',
            title: t('personal.result'),
            render: (one) => <DictTag type="admin_login_status" code={textOf(one.status)} />,
          },
          {
            key: 'module',
            title: t('personal.way'),
            render: (one) => <DictTag type="sys_login_module" code={one.module} />,
          },
          { key: 'ip', title: 'IP', render: (one) => visibleText(one.ipaddr) },
          {
            key: 'device',
            title: t('personal.device'),
            render: (one) => visibleText(`${one.browser} · ${one.os}`),
          },
          { key: 'msg', title: t('personal.why'), render: (one) => visibleText(one.msg) },
        ]}
      />
    </>
  );
}
