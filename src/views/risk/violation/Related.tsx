import { member } from '@/contract/member/member';
import type { violation } from '@/contract/risk/violation';
import type { DetailOf } from '@/contract/resource';
import { RefCell } from '@/domain/reference/RefCell';
import { useT } from '@/i18n';
import { NONE } from '@/ui/cell/value';
import styles from './violation.module.css';

interface RelatedProps {
  record: Pick<DetailOf<typeof violation>, 'relatedUids' | 'relatedNos'>;
}

/** Other members who took part, and the records that it is about, each as a link. */
export function Related({ record: { relatedUids, relatedNos } }: RelatedProps) {
  const t = useT();
  const groups = [
    { label: t('violation.relatedUids'), type: member.name, all: relatedUids },
    { label: t('violation.relatedNos'), type: undefined, all: relatedNos },
  ];
  return (
    <dl className={styles.pairs}>
      {groups.map(({ label, type, all }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {all.length === 0
              ? NONE
              : all.map((no) => <RefCell key={no} {...(type === undefined ? {} : { type })} no={no} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
