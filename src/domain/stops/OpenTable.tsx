import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { HoldEffect } from '@/contract/block/stillOpen';
import { recordKinds } from '@/contract/records';
import { useDict } from '@/crud/cell/useDict';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Decimal } from '@/lib/decimal';
import { formatUsdt } from '@/lib/money';
import type { LinkParams } from '@/services/links';
import { countText } from '@/ui/cell/value';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { ScreenLink } from '@/services/ScreenLink';
import type { OpenQuestion, StillOpen } from './question';
import styles from './stops.module.css';

/** Milliseconds: others go on working while the operator reads. */
const AGAIN = 5000;

type Group = StillOpen['groups'][number];
type State = Group['states'][number];
type OpenKind = Group['kind'];

const NAMES: Readonly<Record<OpenKind, Key>> = {
  withdraw: 'menu.202',
  recharge: 'menu.201',
  adjust: 'menu.207',
  award: 'menu.605',
  contractPosition: 'menu.301',
  stakingOrder: 'menu.502',
  auth: 'menu.105',
  redEnvelope: 'menu.603',
  violation: 'menu.801',
};

/** The filters of a kind's list that find what is meant; missing where the list has none. */
export type OpenFilters = Partial<Record<OpenKind, LinkParams>>;

interface OpenTableProps {
  question: OpenQuestion;
  filters: OpenFilters;
  /** True: says what goes on hold, by the choice in the form around it. */
  holds?: boolean;
}

const amount = (value: Decimal | null): string => (value === null ? '—' : `≈ ${formatUsdt(value)}`);

const isHeld = ({ hold }: State, holdAll: boolean): boolean =>
  hold === HoldEffect.always || (hold === HoldEffect.chosen && holdAll);

interface StateRowProps {
  kind: OpenKind;
  state: State;
  params: LinkParams | undefined;
  /** Missing: nothing is put on hold here. */
  held: boolean | undefined;
}

function StateRow({ kind, state, params, held }: StateRowProps) {
  const t = useT();
  // A kind that could not be read is none of those that have a list.
  const isKnown = Object.hasOwn(NAMES, kind);
  const { view, states } = recordKinds[isKnown ? kind : 'withdraw'];
  const { label } = useDict(states);
  const name = isKnown ? (
    t('stops.of', { kind: t(NAMES[kind]), state: label(state.status) })
  ) : (
    <UnreadableCell />
  );
  return (
    <tr>
      <th scope="row">
        {params && isKnown ? (
          <ScreenLink view={view} params={{ ...params, status: [state.status] }}>
            {name}
          </ScreenLink>
        ) : (
          name
        )}
      </th>
      <td className={styles.figure}>{countText(state.count)}</td>
      <td className={styles.figure}>{amount(state.usdtValue)}</td>
      {held === undefined ? null : (
        <td className={styles.figure} data-held={held}>
          {t(held ? 'stops.held' : 'stops.stays')}
        </td>
      )}
    </tr>
  );
}

function Rows({ open, filters, holdAll }: { open: StillOpen; filters: OpenFilters; holdAll?: boolean }) {
  const t = useT();
  return (
    <table className={styles.open}>
      <thead>
        <tr>
          <th scope="col">{t('stops.what')}</th>
          <th scope="col" className={styles.figure}>
            {t('stops.count')}
          </th>
          <th scope="col" className={styles.figure}>
            USDT
          </th>
          {holdAll === undefined ? null : (
            <th scope="col" className={styles.figure}>
              {t('stops.effect')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {open.groups.flatMap(({ kind, states }, group) =>
          states.map((state, place) => (
            <StateRow
              key={`${group} ${place}`}
              kind={kind}
              state={state}
              params={filters[kind]}
              held={holdAll === undefined ? undefined : isHeld(state, holdAll)}
            />
          )),
        )}
      </tbody>
    </table>
  );
}

/** What is still open, by kind and state, with counts and sums, each with a link to its list. */
export function OpenTable({ question, filters, holds = false }: OpenTableProps) {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const holdAll = Number(Form.useWatch<unknown>('holdAll', form) ?? 1) === 1;
  const { data, isError, refetch } = useQuery({
    queryKey: ['stillOpen', ...question.key],
    queryFn: ({ signal }) => question.ask(signal),
    refetchInterval: AGAIN,
    staleTime: 0,
    gcTime: 0,
  });
  if (!data) {
    return (
      <output className={styles.faint} aria-busy={!isError}>
        {isError ? (
          <>
            {t('stops.failed')}{' '}
            <Button size="small" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </>
        ) : (
          '…'
        )}
      </output>
    );
  }
  const { groups, others, released } = data;
  return (
    <section className={styles.list} aria-label={t('stops.title')}>
      <strong>{t(groups.length > 0 ? 'stops.title' : 'stops.none')}</strong>
      {groups.length > 0 ? <Rows open={data} filters={filters} {...(holds ? { holdAll } : {})} /> : null}
      {others > 0 ? (
        <span className={styles.faint}>{t('stops.others', { n: countText(others) })}</span>
      ) : null}
      {released.count > 0 ? (
        <span>
          {t('stops.released', { n: countText(released.count), usdt: formatUsdt(released.usdtValue) })}
        </span>
      ) : null}
    </section>
  );
}
