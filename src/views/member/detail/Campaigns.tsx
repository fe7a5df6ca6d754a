import type { Id } from '@/contract/field/brands';
import { Awards, Coupons, Envelopes } from './campaignLists';
import styles from './detail.module.css';

/** What campaigns have given a member, and the red envelopes that the member has sent. */
export const Campaigns = ({ memberId }: { memberId: Id }) => (
  <div className={styles.lists}>
    <Coupons memberId={memberId} />
    <Awards memberId={memberId} />
    <Envelopes memberId={memberId} />
  </div>
);
