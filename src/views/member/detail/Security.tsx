import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/failure';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { isReadable } from '@/contract/field/read';
import { member } from '@/contract/member/member';
import { memberRow } from '@/contract/member/memberRow';
import { signIn } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { usedDevice, usedIp } from '@/contract/member/security';
import type { MemberSecurity } from '@/contract/member/security';
import { ipRecord } from '@/contract/risk/ipRecord';
import { ActionButtons } from '@/crud/action/ActionButtons';
import type { ScreenAction } from '@/crud/action/screenAction';
import { Readable } from '@/crud/cell/Readable';
import type { Column } from '@/crud/list/column';
import { DataTable } from '@/crud/list/DataTable';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { freeze, unfreeze } from '@/domain/account/freezeActions';
import { columnMaker } from '@/domain/kit/columnKit';
import { RecordHistory } from '@/domain/kit/RecordHistory';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { ScreenLink } from '@/services/ScreenLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { permissions, signOut } from '../memberActions';
import { Bindings } from './Bindings';
import styles from './detail.module.css';
import { securityQuery } from './queries';
import { relatedList } from './relatedList';
import { Sessions } from './Sessions';

const SEEN = ['lastAt', 'firstAt', 'count', 'refusedCount', 'memberCount'] as const;

const DEVICES = columnMaker({ name: 'memberDetail', shape: usedDevice }).list([
  'device',
  'deviceId',
  ...SEEN,
]);

const IPS = columnMaker({ name: 'memberDetail', shape: usedIp }).list(['ip', 'countryCode', ...SEEN]);

const SIGN_INS = columnMaker({ name: 'memberDetail', shape: signIn }).list([
  'at',
  'ok',
  'ip',
  'device',
  'deviceId',
]);

/** What ends an account's use, or gives it back. */
const MEASURES: readonly ScreenAction<MemberProfile>[] = [freeze, unfreeze, permissions];

const SESSIONS: readonly ScreenAction<MemberProfile>[] = [signOut];

const Trusted = relatedList(
  withdrawAddress,
  'memberDetail.trusted',
  ['walletCode', 'address', 'label', 'status', 'activeAt', 'useCount', 'lastUsedAt', 'createdIp'],
  undefined,
  { isWhitelist: '1' },
);

interface PlacesProps<Row extends object> {
  title: Key;
  columns: readonly Column<Row>[];
  rowKey: keyof Row & string;
  data: MemberSecurity;
  /** The field whose rows are shown. */
  field: 'devices' | 'ips' | 'signIns';
  rows: readonly Row[];
  /** Leads to where there is more of it. */
  more?: ReactNode;
}

function Places<Row extends object>({ title, columns, rowKey, data, field, rows, more }: PlacesProps<Row>) {
  const t = useT();
  return (
    <section aria-label={t(title)}>
      <div className={styles.relatedHead}>
        <h3>{t(title)}</h3>
        {more}
      </div>
      <Readable record={data} field={field}>
        <DataTable
          label={t(title)}
          rowKey={rowKey}
          rows={rows}
          columns={columns}
          density="small"
          empty={<EmptyState />}
        />
      </Readable>
    </section>
  );
}

function Measures({ data }: { data: MemberSecurity }) {
  const t = useT();
  if (!isReadable(data, 'history')) return <UnreadableCell />;
  if (data.history.length === 0) return <p className={styles.faint}>{t('memberDetail.noMeasures')}</p>;
  return <RecordHistory name={member.name} shape={memberRow} steps={data.history} />;
}

/** How a member's account is kept safe: bindings, sessions, devices, addresses, and what operators did about them. */
export function Security({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const { data, error, refetch } = useQuery(securityQuery(profile.id));
  const [context, dialogs] = useScreenContext({ resource: member });
  const target = { subject: profile, context, resource: member.name, ids: [profile.id] };
  if (!data)
    return error instanceof ApiError ? (
      <FailureBar error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton active />
    );
  return (
    <>
      <section aria-label={t('memberDetail.bindings')}>
        <h3>{t('memberDetail.bindings')}</h3>
        <Bindings profile={profile} links={data.links} context={context} />
      </section>
      <section aria-label={t('memberDetail.measures')}>
        <h3>{t('memberDetail.measures')}</h3>
        <div className={styles.ties}>
          <ActionButtons {...target} actions={MEASURES} />
        </div>
        <Measures data={data} />
      </section>
      <section aria-label={t('memberDetail.sessions')}>
        <h3>{t('memberDetail.sessions')}</h3>
        <Sessions sessions={profile.sessions} />
        <div className={styles.ties}>
          <ActionButtons {...target} actions={SESSIONS} />
        </div>
      </section>
      <div className={styles.lists}>
        <Places
          title="memberDetail.devices"
          columns={DEVICES}
          rowKey="deviceId"
          data={data}
          field="devices"
          rows={data.devices}
        />
        <Places
          title="memberDetail.ips"
          columns={IPS}
          rowKey="ip"
          data={data}
          field="ips"
          rows={data.ips}
          more={
            <ScreenLink view={ipRecord.view} params={{ memberId: profile.id }}>
              {t('memberDetail.openList')}
            </ScreenLink>
          }
        />
        <Places
          title="memberDetail.allSignIns"
          columns={SIGN_INS}
          rowKey="id"
          data={data}
          field="signIns"
          rows={data.signIns}
        />
        <Trusted memberId={profile.id} />
      </div>
      {dialogs}
    </>
  );
}
