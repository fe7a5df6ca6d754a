import { Button, Popover } from 'antd';
import type { MemberAsset } from '@/api/assetTypes';
import { DictTag } from '@/crud/cell/DictTag';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { useT } from '@/i18n';
import { openLedger } from './assetLinks';
import styles from './asset.module.css';

/** What is set aside; what for is one touch away. */
export function FrozenCell({ asset }: { asset: MemberAsset }) {
  const t = useT();
  const { frozen, frozenParts, coin } = asset;
  if (frozenParts.length === 0) return <MoneyCell value={frozen} />;
  const list = (
    <dl className={styles.breakdown}>
      {frozenParts.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>{t(`asset.part.${kind}`)}</dt>
          <dd>
            <MoneyCell value={amount} coin={coin} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    // Not by click too: that would close what pointing at it has just opened.
    <Popover content={list} title={t('asset.frozen')} trigger={['hover', 'focus']}>
      <button type="button" className={styles.frozen}>
        <MoneyCell value={frozen} />
      </button>
    </Popover>
  );
}

/** Whether balance and lines agree; where they do not, the lines are one click away. */
export function CheckCell({ asset }: { asset: MemberAsset }) {
  const tag = <DictTag type="biz_ledger_check" code={String(asset.checkState)} />;
  if (asset.checkState === 1) return tag;
  return (
    <Button type="link" size="small" onClick={() => void openLedger(asset)}>
      {tag}
    </Button>
  );
}
