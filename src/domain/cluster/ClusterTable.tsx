import { member } from '@/contract/member/member';
import { clusterMember } from '@/contract/risk/cluster';
import { fieldLabel } from '@/crud/field/label';
import { DataTable } from '@/crud/list/DataTable';
import type { Column } from '@/crud/list/column';
import { columnMaker } from '@/domain/kit/columnKit';
import { useT } from '@/i18n';
import { middleEllipsis, visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import styles from './cluster.module.css';
import { Evidence } from './Evidence';
import type { ClusterRow } from './model';

const maker = columnMaker({ name: member.name, shape: clusterMember });

/** What a member is tied by; an IP address and an inviter say less than the rest. */
function Ties({ ties }: Pick<ClusterRow, 'ties'>) {
  const t = useT();
  return (
    <span className={styles.ties}>
      {ties.map(({ tie, thing: { kind, value } }) => (
        <Badge key={tie.thing} tone={kind === 'ip' || kind === 'inviter' ? 'plain' : 'warn'}>
          <span title={visibleText(value)}>
            {t('cluster.shared', {
              kind: t(`cluster.kind.${kind}`),
              value: middleEllipsis(visibleText(value), 6),
            })}
          </span>
        </Badge>
      ))}
    </span>
  );
}

const TIES: Column<ClusterRow> = {
  key: 'ties',
  label: fieldLabel('cluster', 'ties'),
  width: 250,
  cell: ({ ties }) => <Ties ties={ties} />,
};

const COLUMNS: readonly Column<ClusterRow>[] = [
  { ...maker.col.member({ pin: 'start' }), width: 130 },
  TIES,
  maker.col('status', { width: 80 }),
  maker.col('riskLevel', { width: 90 }),
  maker.col('kycLevel', { width: 90 }),
  maker.col('weight', { width: 70, label: 'cluster.weight' }),
  maker.col('totalRechargeUsdt', { width: 130 }),
  maker.col('totalWithdrawUsdt', { width: 130 }),
  maker.col('tags', { width: 160 }),
];

interface ClusterTableProps {
  rows: readonly ClusterRow[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  loading: boolean;
}

const drawEvidence = (row: ClusterRow) => <Evidence row={row} />;

const titleOf = ({ uid }: ClusterRow): string => uid;

/** The members of a cluster, with what ties them; the check boxes of its rows choose members with Space. */
export function ClusterTable({ rows, chosen, onChoose, loading }: ClusterTableProps) {
  const t = useT();
  return (
    <DataTable
      label={t('cluster.table')}
      rowKey="id"
      rows={rows}
      columns={COLUMNS}
      density="small"
      loading={loading}
      expand={drawEvidence}
      selection={{ keys: chosen, onChange: onChoose, getRowTitle: titleOf }}
      empty={t('cluster.none')}
    />
  );
}
