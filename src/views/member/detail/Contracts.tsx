import type { Id } from '@/contract/field/brands';
import { Deals, Entrusts, Orders, Positions } from './contractLists';
import styles from './detail.module.css';
import { Profit } from './Profit';

/** What a member holds in contracts, what came of it, and what it is made of. */
export const Contracts = ({ memberId }: { memberId: Id }) => (
  <div className={styles.lists}>
    <Positions memberId={memberId} />
    <Profit memberId={memberId} />
    <Orders memberId={memberId} />
    <Entrusts memberId={memberId} />
    <Deals memberId={memberId} />
  </div>
);
