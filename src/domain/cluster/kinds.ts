import { TIE_KINDS } from '@/contract/risk/cluster';
import type { Cluster, TieKind } from '@/contract/risk/cluster';
import type { Translate } from '@/i18n';

/** How many shared things of each kind there are, for the kinds that there are, the strongest first. */
const countsOf = (things: Cluster['things']): readonly (readonly [TieKind, number])[] =>
  TIE_KINDS.map((kind) => [kind, things.filter((thing) => thing.kind === kind).length] as const).filter(
    ([, n]) => n > 0,
  );

/** A cluster in one sentence. */
export const inWords = ({ members, things }: Pick<Cluster, 'members' | 'things'>, t: Translate): string =>
  t('cluster.summary', {
    members: members.length,
    things: things.length,
    kinds:
      countsOf(things)
        .map(([kind, n]) => t('cluster.kindCount', { kind: t(`cluster.kind.${kind}`), n }))
        .join(t('crud.comma')) || '—',
  });
