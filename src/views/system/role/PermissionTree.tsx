import { Button, Checkbox, Input, Skeleton, Space, Tree } from 'antd';
import { Badge } from '@/ui/base/Badge';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { MenuType } from '@/contract/system/menu';
import type { ControlProps } from '@/crud/field/field';
import { useLanguage, useT } from '@/i18n';
import { allowed, useSession } from '@/stores/session';
import { textIn } from '@/ui/cell/TextsCell';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { CompareSelect, useOtherRole } from './CompareSelect';
import { matching, toggled } from './permissions';
import type { Grantable, MenuIndex } from './permissions';
import styles from './role.module.css';
import { usePermissions } from './usePermissions';

/** Pixels; a longer tree scrolls. */
const HEIGHT = 420;

interface Node {
  key: string;
  title: ReactNode;
  disableCheckbox: boolean;
  children: Node[];
}

function nodesBelow(
  index: MenuIndex,
  parentId: string,
  shown: ReadonlySet<string> | null,
  draw: (menu: Grantable) => Omit<Node, 'children'>,
): Node[] {
  return (index.below.get(parentId) ?? [])
    .filter(({ id }) => shown === null || shown.has(id))
    .map((menu) => ({ ...draw(menu), children: nodesBelow(index, menu.id, shown, draw) }));
}

interface LoadedProps extends ControlProps<string[]> {
  index: MenuIndex;
}

function LoadedTree({ id, value = [], onChange, index }: LoadedProps) {
  const t = useT();
  const language = useLanguage();
  const permissions = useSession((session) => session.permissions);
  const [text, setText] = useState('');
  const [linked, setLinked] = useState(true);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [otherId, setOther] = useState<string>();
  const other = useOtherRole(otherId);

  const held = useMemo(() => new Set(value), [value]);
  const titleOf = (menu: Grantable) => textIn(menu.title, language);
  const shown = text.trim() === '' ? null : matching(index, text, titleOf);
  const locked = useMemo(
    () =>
      new Set(
        index.all
          .filter(
            ({ id: key, type, permission }) =>
              type !== MenuType.directory && !held.has(key) && !allowed(permissions, { one: permission }),
          )
          .map((menu) => menu.id),
      ),
    [index, held, permissions],
  );

  const mark = (key: string): ReactNode => {
    if (!other || held.has(key) === other.has(key)) return null;
    return held.has(key) ? (
      <Badge>{t('role.onlyHere')}</Badge>
    ) : (
      <Badge tone="warn">{t('role.onlyThere')}</Badge>
    );
  };

  const nodes = nodesBelow(index, '0', shown, (menu) => ({
    key: menu.id,
    title: (
      <span title={menu.permission}>
        {titleOf(menu)}{' '}
        {menu.decidesMoney ? (
          <Badge title={t('role.decidesMoneyHint')}>{t('role.decidesMoney')}</Badge>
        ) : null}
        {mark(menu.id)}
      </span>
    ),
    disableCheckbox: locked.has(menu.id),
  }));

  const halfChecked = index.all
    .filter(
      ({ id: key }) => !held.has(key) && (index.below.get(key) ?? []).some((child) => held.has(child.id)),
    )
    .map((menu) => menu.id);

  return (
    <div id={id} className={styles.permissions}>
      <Space wrap>
        <Input.Search
          allowClear
          className={styles.search}
          aria-label={t('role.search')}
          placeholder={t('role.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <CompareSelect value={otherId} onChange={setOther} />
      </Space>
      <Space wrap>
        <Checkbox checked={linked} onChange={({ target }) => setLinked(target.checked)}>
          {t('role.linked')}
        </Checkbox>
        <Button
          size="small"
          onClick={() => onChange?.(index.all.map((menu) => menu.id).filter((key) => !locked.has(key)))}
        >
          {t('role.checkAll')}
        </Button>
        <Button size="small" onClick={() => onChange?.([])}>
          {t('role.checkNone')}
        </Button>
        <Button size="small" onClick={() => setOpen(open.length > 0 ? [] : [...index.below.keys()])}>
          {t(open.length > 0 ? 'role.foldAll' : 'role.openAll')}
        </Button>
        <output>{t('role.chosen', { n: held.size })}</output>
      </Space>
      <Tree<Node>
        checkable
        checkStrictly
        selectable={false}
        height={HEIGHT}
        treeData={nodes}
        checkedKeys={{ checked: value, halfChecked }}
        expandedKeys={shown === null ? [...open] : [...shown]}
        onExpand={(keys) => setOpen(keys.map(String))}
        onCheck={(_, { node, checked }) =>
          onChange?.(toggled(index, held, { id: node.key, on: checked, linked, locked }))
        }
      />
    </div>
  );
}

/** The permissions of a role as a tree, with search, and compared with another role. */
export function PermissionTree(props: ControlProps<string[]>) {
  const { index, failed, retry } = usePermissions();
  if (failed) return <LoadFailed retry={retry} />;
  return index ? <LoadedTree {...props} index={index} /> : <Skeleton active />;
}
