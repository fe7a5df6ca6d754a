import { useQuery } from '@tanstack/react-query';
import { Checkbox, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import { LARGEST_PAGE } from '@/contract/filter';
import { filteringPart } from '@/contract/filteringPart';
import type { Resource } from '@/contract/resource';
import { role, SUPER_ADMIN } from '@/contract/system/role';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useIsWriting, useWrite } from '@/services/writes';
import { textIn } from '@/ui/cell/TextsCell';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { toast } from '@/ui/toast/toast';
import type { Dialog } from '../action/dialog';
import { tellOutcome } from '../action/tellOutcome';
import { wayOut } from '../action/wayOut';
import type { Filter } from '../filter/filter';
import type { Density } from '../list/columnLayout';
import type { DefaultColumns } from '../list/listDefaults';
import { pageQuery } from '../list/listQueries';
import { ColumnWords } from './ColumnWords';
import styles from './defaults.module.css';
import { SearchWords } from './SearchWords';
import { useReach } from './useReach';

/** A list as it stands on screen. */
export interface StandingList {
  resource: Resource;
  filters: readonly Filter[];
  columns: DefaultColumns;
  /** Query part of its address. */
  search: string;
  density: Density;
}

type Part = 'columns' | 'search' | 'density' | 'start';

const PARTS: readonly Part[] = ['columns', 'search', 'density', 'start'];

const ROLES = pageQuery(role, { pageNum: 1, pageSize: LARGEST_PAGE, orderBy: 'listOrder asc' });

/** Sets a list as it stands on screen as the default of roles. */
export function RoleDefaultsDialog({ open, onClose, ...list }: Dialog & StandingList) {
  const { resource, filters, columns, density } = list;
  const t = useT();
  const language = useLanguage();
  const write = useWrite();
  const [parts, setParts] = useState<readonly Part[]>(['columns', 'search']);
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const { data, error, refetch } = useQuery(ROLES);
  const reach = useReach(chosen);
  const isWriting = useIsWriting({ resource: role.name, ids: chosen });
  const search = filteringPart(resource, list.search);
  const has = (part: Part) => parts.includes(part);
  const words: Record<Part, ReactNode> = {
    columns: <ColumnWords name={resource.name} columns={columns} />,
    search: <SearchWords resource={resource} filters={filters} search={search} />,
    density: t('crud.defaults.density', { density: t(`crud.density.${density}`) }),
    start: t('crud.defaults.start'),
  };

  const set = async (id: Id, version: number): Promise<boolean> => {
    const body = {
      id,
      version,
      ...(has('start') && resource.view ? { start: { view: resource.view } } : {}),
      ...(has('density') ? { density } : {}),
      ...(has('columns') || has('search')
        ? {
            list: {
              list: resource.name,
              ...(has('columns')
                ? { columns: { ...columns, order: [...columns.order], shown: [...columns.shown] } }
                : {}),
              ...(has('search') ? { search } : {}),
            },
          }
        : {}),
    };
    return tellOutcome(
      await write({ resource: role.name, ids: [id] }, () => send(role.calls.setDefaults, body)),
      t,
    );
  };

  /** One role after the other; those that were refused stay chosen, with the words for it in a message. */
  async function submit(): Promise<void> {
    const left: Id[] = [];
    for (const { id, version } of data?.list.filter((one) => chosen.includes(one.id)) ?? []) {
      if (!(await set(id, version))) left.push(id);
    }
    setChosen(left);
    if (left.length > 0) return;
    toast('success', t('crud.defaults.done'));
    onClose();
  }

  const title = t('crud.defaults.title');
  const ok = t('crud.defaults.set');
  return (
    <Modal
      open={open}
      destroyOnHidden
      title={title}
      okText={ok}
      cancelText={wayOut(ok, t)}
      confirmLoading={isWriting}
      okButtonProps={{ disabled: parts.length === 0 || chosen.length === 0 }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <fieldset className={styles.part}>
        <legend>{t('crud.defaults.what')}</legend>
        {PARTS.filter((part) => part !== 'start' || resource.view !== undefined).map((part) => (
          <Checkbox
            key={part}
            checked={has(part)}
            onChange={() => setParts(has(part) ? parts.filter((one) => one !== part) : [...parts, part])}
          >
            {words[part]}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('crud.defaults.roles')}</legend>
        {error instanceof ApiError ? <FailureBar error={error} retry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton active />}
        {data?.list
          .filter(({ roleKey }) => roleKey !== SUPER_ADMIN)
          .map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={() =>
                setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
            >
              {visibleText(textIn(name, language))}
            </Checkbox>
          ))}
      </fieldset>
      <output className={styles.reach}>
        {chosen.length > 0 && reach !== null ? t('crud.defaults.reach', { n: reach }) : ''}
      </output>
      <p className={styles.note}>{t('crud.defaults.note')}</p>
    </Modal>
  );
}
