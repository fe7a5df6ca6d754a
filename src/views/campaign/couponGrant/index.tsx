import { CheckCircleOutlined, CloseCircleOutlined, UndoOutlined } from '@ant-design/icons';
import { couponGrant } from '@/contract/campaign/couponGrant';
import { memberCoupon } from '@/contract/campaign/memberCoupon';
import type { DetailOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { member } from '@/contract/member/member';
import { GrantForecast } from './GrantForecast';
import { Missed } from './Missed';
import styles from './couponGrant.module.css';

const { screen, col, row, bar, section } = screenKit(couponGrant);

/** The first members of a grant, and how many there are. */
function Members({ grant: { members, heads } }: { grant: DetailOf<typeof couponGrant> }) {
  const t = useT();
  return (
    <>
      <ul className={styles.members}>
        {members.map(({ uid, nickname }) => (
          <li key={uid}>
            <ScreenLink view={member.view} params={{ uid }}>
              {uid}
            </ScreenLink>{' '}
            <span className={styles.faint}>{nickname}</span>
          </li>
        ))}
      </ul>
      {heads > members.length ? (
        <p className={styles.faint}>{t('couponGrant.moreMembers', { n: heads - members.length })}</p>
      ) : null}
    </>
  );
}

const approve = row.move('approve', {
  label: 'couponGrant.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  text: ({ grantNo, createdBy, remark }, t) => [
    t('couponGrant.approveText', { no: grantNo, who: createdBy }),
    ...(remark ? [remark] : []),
  ],
  content: (record) => <GrantForecast grant={record} />,
  fields: (field) => [field('reason', { label: 'field.reviewRemark' })],
  done: ({ issued, missed }, t) =>
    missed > 0 ? t('couponGrant.doneSome', { n: issued, missed }) : t('couponGrant.done', { n: issued }),
});

const reject = row.move('reject', {
  label: 'couponGrant.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  // Whoever asked for it takes it back instead.
  visible: ({ createdBy }, { name }) => createdBy !== name,
  fields: (field) => [field('reason', { label: 'crud.reason' })],
  done: 'crud.rejected',
});

const cancel = row.move('cancel', {
  label: 'couponGrant.cancel',
  icon: <UndoOutlined />,
  text: ({ grantNo }, t) => t('couponGrant.cancelText', { no: grantNo }),
  done: 'couponGrant.cancelled',
});

export default screen({
  columns: [
    col('grantNo', { width: 170 }),
    col('couponCode', { width: 110 }),
    col('couponName', { width: 130 }),
    col('status', { width: 90 }),
    col('by', { width: 90 }),
    col('issued', { width: 110 }),
    col('usdtValue', { width: 110 }),
    col('createdBy', { width: 100 }),
    'createdAt',
    'waitsUntil',
    'reviewerName',
    'remark',
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [
    approve,
    reject,
    cancel,
    row.detail(),
    row.link(memberCoupon, 'menu.602', ({ grantNo }) => ({ refNo: grantNo })),
  ],
  detail: [
    section.rest('couponGrant.about'),
    section.custom('members', (record) => <Members grant={record} />, 'couponGrant.members'),
    section.custom('missed', ({ missed }) => <Missed missed={missed} />),
    section.history(),
  ],
});
