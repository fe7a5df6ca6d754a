import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { fetchRecord } from '@/api/records';
import { isId } from '@/contract/field/brands';
import { DataScope, SUPER_ADMIN, role } from '@/contract/system/role';
import type { Changed } from '@/domain/guard/PendingChange';
import { textOf, textsOf } from '@/ui/cell/value';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { PermissionChange } from './PermissionChange';
import { usePermissions } from './usePermissions';
import { CopyOutlined, PartitionOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import type { RowOf } from '@/contract/resource';
import type { FormValues } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { changeKit } from '@/domain/guard/changeKit';
import { askEffect } from '@/domain/kit/askEffect';
import type { FormFieldOptions } from '@/domain/kit/form';
import type { FormOverrides } from '@/domain/kit/formFields';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
import { DeptsSelect } from '../DeptSelect';
import { PermissionTree } from './PermissionTree';
import { RoleChange } from './RoleChange';

/** The permissions that wait for another operator, compared with those that the role holds now. */
function PendingPermissions({ record: { id, version, pendingChange } }: { record: Changed }) {
  const wanted: unknown = Reflect.get(pendingChange ?? {}, 'menuIds');
  const { data, isError, refetch } = useQuery({
    queryKey: [role.name, 'held', id, version],
    queryFn: ({ signal }) => (isId(id) ? fetchRecord(role, id, signal) : null),
    enabled: wanted !== undefined,
  });
  const { index, failed, retry } = usePermissions();
  if (wanted === undefined) return null;
  if (isError || failed) return <LoadFailed retry={isError ? () => void refetch() : retry} />;
  if (!data || !index) return <Skeleton active />;
  return <PermissionChange index={index} before={data.menuIds} after={textsOf(wanted)} />;
}

const { row, bar } = screenKit(role);

type Row = RowOf<typeof role>;
type Terms = Omit<typeof role.calls.edit.body, 'id' | 'version' | 'operPassword'>;

/** What waits of a role, and who may confirm it or take it back. */
export const change = changeKit(role, {
  more: (record) => <PendingPermissions record={record} />,
  apart: ['menuIds'],
});

const isOpen = ({ roleKey }: Row): boolean => roleKey !== SUPER_ADMIN;

/** Why the built-in role cannot be switched off. */
export const builtInReason = (one: Row, t: Translate): string | null =>
  isOpen(one) ? null : t('role.builtIn');

const DEPTS: FormFieldOptions = {
  control: <DeptsSelect />,
  label: 'role.deptNames',
  rules: [required],
  when: ({ dataScope }) => textOf(dataScope) === String(DataScope.chosen),
};

const CAP: FormFieldOptions = { coin: 'USDT', hint: 'role.capHint' };

/** A new role grants nothing unless it is told to. */
const NO_CAP: FormFieldOptions = { ...CAP, initial: '0' };

const TERMS: FormOverrides<Terms> = {
  listOrder: { initial: 100 },
  deptIds: DEPTS,
  manualRechargeCap: CAP,
  adjustCap: CAP,
  grantCap: CAP,
  menuIds: { control: <PermissionTree />, initial: [], label: 'role.menuIds' },
};

const KEY: FormFieldOptions = { pattern: 'role.badKey' };

/** Says what the change gives and takes, to whom, and whether it waits; without one there is nothing to ask. */
async function sure(values: FormValues, t: Translate, record: FormValues): Promise<ReactNode> {
  const effect = await askEffect(role, values, record, t);
  const [before, after] = [textsOf(record['menuIds']), textsOf(values['menuIds'])];
  if (new Set([...before, ...after]).size === before.length && before.length === after.length) return effect;
  const id = textOf(record['id']);
  const [{ menus }, { list }] = await Promise.all([
    send(role.calls.getParams, undefined),
    id === null ? { list: [] } : send(role.calls.users, { id }),
  ]);
  return (
    <RoleChange menus={menus} before={before} after={after} users={list}>
      {effect}
    </RoleChange>
  );
}

export const create = bar.create({
  fields: { roleKey: KEY, ...TERMS, manualRechargeCap: NO_CAP, adjustCap: NO_CAP, grantCap: NO_CAP },
});

/** Edits a role; above its form stands what waits for another operator, if anything does. */
export const edit = row.edit({ visible: isOpen, content: change.draw, fields: TERMS, sure, ok: 'crud.save' });

/** A new role that begins with what another one holds. */
export const copy = row.ask({
  name: 'copy',
  call: role.calls.add,
  label: 'role.copy',
  icon: <CopyOutlined />,
  drawer: true,
  load: async ({ id }) => ({
    ...(await fetchRecord(role, id)),
    roleKey: '',
    name: { zh: '', en: '', tw: '' },
  }),
  fields: { roleKey: KEY, ...TERMS },
});

/** Whose doings a role shows, apart from its permissions. */
export const dataScope = row.ask({
  call: role.calls.dataScope,
  label: 'role.dataScope',
  icon: <PartitionOutlined />,
  visible: isOpen,
  load: async (one) => one,
  fields: { deptIds: DEPTS },
});

export const remove = row.remove({
  visible: isOpen,
  disabledReason: ({ userCount }, t) => (userCount > 0 ? t('role.hasUsers') : null),
});
