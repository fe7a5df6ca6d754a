import { Button } from 'antd';
import { SITE } from '@/api/client';
import { goTo } from '@/services/navigation';
import { useCan } from '@/stores/session';
import styles from './reference.module.css';
import { CopyButton } from '@/crud/cell/CopyButton';
import { TextCell } from '@/ui/cell/TextCell';

/** Where the cause of a booking is listed, and who may see that list; by its `refType`. */
const LISTS: Record<string, { screen: string; param: string; permission: string }> = {
  recharge: { screen: '/finance/recharge', param: 'orderNo', permission: `${SITE}cwManage/chargeLogList` },
  withdraw: { screen: '/finance/withdraw', param: 'orderNo', permission: `${SITE}cwManage/withdrawLogList` },
  adjust: { screen: '/finance/adjust', param: 'adjustNo', permission: `${SITE}memberAssetAdjust/list` },
};

/** What a number begins with says what it is of. */
const PREFIXES: Record<string, string> = { R: 'recharge', W: 'withdraw', A: 'adjust' };

/** The number of what caused a booking; opens it for whoever may see it. Without a type the number tells it. */
export function RefCell({ type: given, no }: { type?: string; no: string }) {
  const type = given ?? PREFIXES[no.charAt(0)] ?? '';
  const list = Object.hasOwn(LISTS, type) ? LISTS[type] : undefined;
  const allowed = useCan({ one: list?.permission ?? '' });
  if (no === '' || !list || !allowed) return <TextCell value={no || null} />;
  return (
    <span className={styles.line}>
      <Button
        type="link"
        size="small"
        className={styles.link}
        onClick={() => void goTo(`${list.screen}?${list.param}=${encodeURIComponent(no)}`)}
      >
        {no}
      </Button>
      <CopyButton text={no} />
    </span>
  );
}
