import { Form, TreeSelect } from 'antd';
import { useMemo } from 'react';
import { MenuType, NO_PARENT } from '@/contract/system/menu';
import type { ControlProps, FormValues } from '@/crud/field/field';
import { useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import { buildTree } from '@/lib/tree';
import { textOf } from '@/ui/cell/value';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useParams } from './params';

/** The record that another one stands below: the page of a button, the directory of anything else, or none. */
export function ParentInput({ value, onChange, ...props }: ControlProps<string>) {
  const form = Form.useFormInstance<FormValues>();
  // A new record's type is chosen beside it; that of an existing one follows from where it stands.
  const type: unknown = Form.useWatch('menuType', form);
  const t = useT();
  const language = useLanguage();
  const { menus, loading, retry } = useParams();
  const stands = menus.find(({ id }) => id === value)?.menuType;
  const forButton = type === undefined ? stands === MenuType.page : textOf(type) === String(MenuType.button);
  const tree = useMemo(() => {
    const nodes = menus
      .filter(({ menuType }) => forButton || menuType === MenuType.directory)
      .map(({ id, parentId, menuType, menuName }) => ({
        value: id,
        parentId,
        title: titleText(menuName, language),
        disabled: forButton && menuType !== MenuType.page,
      }));
    const top = { value: NO_PARENT, parentId: '', title: t('menu.top'), disabled: forButton };
    return buildTree([top, ...nodes], { id: 'value', parentId: 'parentId' });
  }, [menus, forButton, language, t]);
  return (
    <>
      <TreeSelect<string>
        {...props}
        loading={loading}
        showSearch
        treeNodeFilterProp="title"
        treeDefaultExpandAll
        treeData={tree}
        value={value ?? NO_PARENT}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {retry ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
