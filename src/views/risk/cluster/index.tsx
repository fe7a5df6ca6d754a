import { clusterPage, questionIn } from '@/domain/cluster/address';
import { Cluster } from '@/domain/cluster/onDemand';
import type { ClusterQuestion } from '@/domain/cluster/question';
import { MemberPicker } from '@/domain/member/MemberPicker';
import { useT } from '@/i18n';
import { linkTo } from '@/services/links';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { Panel } from '@/ui/base/Panel';
import styles from './cluster.module.css';

/** What the page asks stands in its address, so that a link to a cluster shows the same to a colleague. */
function ask(question: ClusterQuestion): void {
  const { view, params } = clusterPage(question);
  const to = linkTo(view, params);
  if (to !== null) void goTo(to, { replace: true });
}

/** The members tied to the member, the withdraw address or the IP address that the address of the page names. */
export default function ClusterScreen() {
  const t = useT();
  const { search } = useTabLocation();
  const question = questionIn(search);
  const memberId = question && 'memberId' in question.start ? question.start.memberId : undefined;
  return (
    <Panel>
      <div className={styles.page}>
        <label className={styles.start}>
          {t('clusterPage.start')}
          <MemberPicker
            {...(memberId === undefined ? {} : { value: memberId })}
            onChange={(id) => id && ask({ depth: 1, kinds: [], ...question, start: { memberId: id } })}
          />
        </label>
        {question ? (
          <Cluster question={question} onChange={ask} />
        ) : (
          <p className={styles.hint}>{t('clusterPage.pick')}</p>
        )}
      </div>
    </Panel>
  );
}
