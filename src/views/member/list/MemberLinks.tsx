import { Button } from 'antd';
import { recharge } from '@/contract/finance/recharge';
import { withdraw } from '@/contract/finance/withdraw';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import type { Id } from '@/contract/field/brands';
import { useT } from '@/i18n';
import { linkTo } from '@/services/links';
import { goTo } from '@/services/navigation';
import styles from './memberCells.module.css';

const LINKS = [
  { view: asset.view, label: 'member.linkAssets' },
  { view: ledger.view, label: 'member.linkLedger' },
  { view: auth.view, label: 'member.linkAuths' },
  { view: recharge.view, label: 'member.linkRecharges' },
  { view: withdraw.view, label: 'member.linkWithdraws' },
] as const;

/** Buttons to the lists of a member's records, without those that are not in the operator's menu. */
export function MemberLinks({ memberId }: { memberId: Id }) {
  const t = useT();
  return (
    <div className={styles.links}>
      {LINKS.map(({ view, label }) => {
        const to = linkTo(view, { memberId });
        return to === null ? null : (
          <Button key={view} size="small" onClick={() => void goTo(to)}>
            {t(label)}
          </Button>
        );
      })}
    </div>
  );
}
