import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import type { Target } from '@/ui/graph/scene';
import type { ClusterModel, MemberTie } from './model';
import { linkedTie, memberOf } from './model';

interface ToldProps {
  target: NonNullable<Target>;
  model: ClusterModel;
}

function TieFacts({ uid, tied: { tie, thing } }: { uid: string; tied: MemberTie }) {
  const t = useT();
  return (
    <>
      <b>
        {t('cluster.tie', { uid, kind: t(`cluster.kind.${thing.kind}`), value: visibleText(thing.value) })}
      </b>
      <br />
      {t('cluster.tieFacts', {
        weight: tie.weight,
        n: tie.count,
        first: tie.firstAt ?? '—',
        last: tie.lastAt ?? '—',
      })}
      {tie.numbers.length > 0 ? (
        <>
          <br />
          {tie.numbers.join(t('crud.comma'))}
        </>
      ) : null}
    </>
  );
}

/** What is said of what the pointer is over: the evidence of a tie, what a node is. */
export function Told({ target, model }: ToldProps) {
  const t = useT();
  if ('link' in target) {
    const found = linkedTie(model, target.link);
    return found ? <TieFacts uid={found.row.uid} tied={found.tied} /> : null;
  }
  const id = memberOf(target.node);
  if (id === null) {
    const thing = model.things.get(target.node.key);
    if (!thing) return null;
    return (
      <>
        <b>
          {t('cluster.shared', { kind: t(`cluster.kind.${thing.kind}`), value: visibleText(thing.value) })}
        </b>
        <br />
        {t('cluster.haveCount', { n: thing.members })}
      </>
    );
  }
  const row = model.rows.find((one) => one.id === id);
  return row ? (
    <>
      <b>{row.uid}</b> {visibleText(row.nickname)}
      <br />
      {row.ties.map(({ thing }) => t(`cluster.kind.${thing.kind}`)).join(t('crud.comma'))}
    </>
  ) : null;
}
