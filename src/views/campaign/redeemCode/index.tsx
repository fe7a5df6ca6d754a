import { Tabs } from 'antd';
import { permissionOf } from '@/api/call';
import { redeemCode } from '@/contract/campaign/redeemCode';
import { useT } from '@/i18n';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { useCan } from '@/stores/session';
import { Batches } from './Batches';
import { Codes } from './Codes';
import styles from './redeemCode.module.css';
import { CODES, TAB } from './tab';

/** Redemption codes: their batches, and one by one. The address says which of the two lists is open. */
export default function RedeemCodes() {
  const t = useT();
  const { pathname, search } = useTabLocation();
  const seesCodes = useCan({ one: permissionOf(redeemCode.calls.list) ?? '' });
  const isCodes = seesCodes && new URLSearchParams(search).get(TAB) === CODES;
  if (!seesCodes) return <Batches />;
  return (
    <div className={styles.lists}>
      <Tabs
        activeKey={isCodes ? CODES : ''}
        items={[
          { key: '', label: t('redeemBatch.batches') },
          { key: CODES, label: t('redeemBatch.codes') },
        ]}
        onChange={(key) => void goTo(key === CODES ? `${pathname}?${TAB}=${CODES}` : pathname)}
      />
      {isCodes ? <Codes /> : <Batches />}
    </div>
  );
}
