import { currentLanguage, useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { visibleText } from '@/lib/text';
import { MenuIcon } from '@/shell/base/MenuIcon';
import { titlesIn, useMessages } from './titles';
import { EditOutlined, PlusOutlined, PlusSquareOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { fetchRecord } from '@/api/records';
import type { RowOf } from '@/contract/resource';
import { MenuType, NO_PARENT, menu } from '@/contract/system/menu';
import type { FormValues } from '@/crud/field/field';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';
import { titleText } from '@/kernel/title';
import { textOf } from '@/ui/cell/value';
import { ButtonsDialog } from './ButtonsDialog';
import { RemovalEffect, doubts } from './effect';
import { granting, isButton, menuForm } from './menuForm';
import styles from './menu.module.css';

/** The entry as it will stand in the menu, in the three languages: a text, a message key, or texts by language. */
function TitlePreview({ title, icon }: { title: string; icon: string }) {
  const t = useT();
  const messages = useMessages('menu');
  const titles = titlesIn(title);
  const texts = LANGUAGES.map((language, place) => {
    const own = titles?.[language] || titles?.['zh-cn'];
    return own ?? messages[place]?.[title] ?? title;
  });
  return (
    <span className={styles.preview}>
      <span className={styles.faint}>{t('menu.preview')}</span>
      {texts.map((text, place) => (
        <span key={LANGUAGES[place]} className={styles.name} lang={LANGUAGES[place]}>
          <MenuIcon name={icon} />
          <bdi>{visibleText(text) || '—'}</bdi>
        </span>
      ))}
    </span>
  );
}

const { row, bar } = screenKit(menu);

const { add, update } = menu.calls;

type Row = RowOf<typeof menu>;

const preview = (_: unknown, __: Translate, values: FormValues) => [
  <TitlePreview key="preview" title={textOf(values['menuName']) ?? ''} icon={textOf(values['icon']) ?? ''} />,
];

const titled =
  (label: Key) =>
  ({ menuName }: Row, t: Translate): string =>
    `${t(label)} · ${titleText(menuName, currentLanguage())}`;

/** What all forms of a record have in common. */
const form = { drawer: true, text: preview, sure: doubts, ok: 'crud.save' } as const;

/** A new record at the top, or below any other. */
export const create = bar.ask({
  ...form,
  name: 'create',
  call: add,
  label: 'crud.create',
  icon: <PlusOutlined />,
  primary: true,
  fields: { ...menuForm, parentId: { ...menuForm.parentId, initial: NO_PARENT }, operPassword: granting },
});

/** A new record below this one: a page of a directory, a button of a page. */
export const addBelow = row.ask({
  ...form,
  name: 'addBelow',
  call: add,
  label: 'menu.addBelow',
  icon: <PlusSquareOutlined />,
  title: titled('menu.addBelow'),
  visible: (record) => !isButton(record),
  fields: (field, record) => {
    const type = record.menuType === MenuType.page ? MenuType.button : MenuType.page;
    return field.all({
      ...menuForm,
      menuType: { initial: String(type), preset: false },
      parentId: { ...menuForm.parentId, initial: record.id },
      operPassword: granting,
    });
  },
});

export const edit = row.ask({
  ...form,
  name: 'edit',
  call: update,
  label: 'crud.edit',
  icon: <EditOutlined />,
  title: titled('crud.edit'),
  load: ({ id }) => fetchRecord(menu, id),
  fields: menuForm,
});

/** Says first what goes with it. */
export const remove = row.remove({
  text: ({ name }, t) => t('menu.removeAsk', { name }),
  content: (record) => <RemovalEffect record={record} />,
});

/** Adds the usual buttons of a page. */
export const generate = row.open(
  {
    name: 'generate',
    label: 'menu.generate',
    icon: <UnorderedListOutlined />,
    permission: permissionOf(add),
    visible: ({ menuType, isLink }) => menuType === MenuType.page && isLink === 0,
  },
  (record, dialog) => <ButtonsDialog {...dialog} page={record} />,
);
