import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ApiError } from '@/api/failure';
import { member } from '@/contract/member/member';
import { SelectionBar } from '@/crud/action/SelectionBar';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { useT } from '@/i18n';
import { useReducedMotion } from '@/ui/base/media';
import { Skeleton } from '@/ui/base/Skeleton';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { Graph } from '@/ui/graph/Graph';
import type { Target } from '@/ui/graph/scene';
import { clusterActions } from './actions';
import styles from './cluster.module.css';
import { ClusterTable } from './ClusterTable';
import { inWords } from './kinds';
import { LeftOut } from './LeftOut';
import { Legend } from './Legend';
import { memberOf, modelOf, nodesOf } from './model';
import { clusterQuery } from './question';
import type { ClusterQuestion } from './question';
import { Told } from './Told';

export interface ClusterViewProps {
  question: ClusterQuestion;
  onChange: (question: ClusterQuestion) => void;
}

const NOBODY: readonly string[] = [];

/** Members tied together: a table, a graph that says the same, and what can be done with those that are chosen. */
export function ClusterView({ question, onChange }: ClusterViewProps) {
  const t = useT();
  const still = useReducedMotion();
  const { data, error, refetch } = useQuery({ ...clusterQuery(question), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState(NOBODY);
  const clear = useCallback(() => setPicked(NOBODY), []);
  const [context, dialogs] = useScreenContext({ resource: member, onWritten: clear });

  const model = useMemo(() => data && modelOf(data, (kind) => t(`cluster.glyph.${kind}`)), [data, t]);
  const rows = useMemo(() => model?.rows.filter(({ id }) => picked.includes(id)) ?? [], [model, picked]);
  const chosen = useMemo(() => nodesOf(rows.map(({ id }) => id)), [rows]);

  const pick = (key: string) => {
    const id = memberOf({ key });
    if (id !== null) setPicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  };
  const tellOf = (target: NonNullable<Target>) => model && <Told target={target} model={model} />;

  if (!data || !model) {
    return error instanceof ApiError ? (
      <FailureBar error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={t('crud.loading')} />
    );
  }
  const summary = inWords(data, t);
  return (
    <section className={styles.cluster} aria-label={t('cluster.open')}>
      <Legend question={question} kinds={data.kinds} onChange={onChange} />
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      <output className={styles.summary}>{summary}</output>
      <LeftOut of={data.leftOut} depth={question.depth} />
      {rows.length > 0 ? (
        <SelectionBar
          actions={clusterActions}
          subject={rows}
          context={context}
          resource={member.name}
          ids={rows.map(({ id }) => id)}
          onClear={clear}
        />
      ) : null}
      <div className={styles.halves}>
        <div className={styles.tableHalf}>
          <ClusterTable rows={model.rows} chosen={picked} onChoose={setPicked} loading={false} />
        </div>
        <div className={styles.graphHalf}>
          <Graph
            label={t('cluster.picture', { summary })}
            nodes={model.nodes}
            links={model.links}
            chosen={chosen}
            still={still}
            onPick={pick}
            tellOf={tellOf}
          />
        </div>
      </div>
      {dialogs}
    </section>
  );
}
