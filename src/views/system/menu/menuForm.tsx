import { AutoComplete, Select } from 'antd';
import type { ControlProps, FormValues, Rule } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { found, viewNames } from './match';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useParams } from './params';
import { MenuType, menu } from '@/contract/system/menu';
import { required } from '@/crud/field/rules';
import type { FormFieldOptions } from '@/domain/kit/form';
import type { FormOverrides } from '@/domain/kit/formFields';
import { frameHosts } from '@/kernel/frameHosts';
import { safeFrame, safeLink } from '@/lib/safeUrl';
import { textOf, textsOf } from '@/ui/cell/value';
import { IconInput } from './IconInput';
import { ParentInput } from './ParentInput';
import { TitleInput } from './TitleInput';
import styles from './menu.module.css';

/** The component of a page: one of the built views, or any other text. Says at once what it opens. */
function ComponentInput({ value = '', onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const state = value.trim() === '' ? null : found(value, t);
  const wanted = value.trim().toLowerCase();
  return (
    <>
      <AutoComplete
        {...props}
        allowClear
        status={state?.isFound === false ? 'error' : ''}
        options={viewNames
          .filter((name) => name.toLowerCase().includes(wanted))
          .map((name) => ({ value: name }))}
        value={value}
        onChange={(text: string | undefined) => onChange?.(text ?? '')}
      />
      <output className={state?.isFound ? styles.right : styles.wrong}>{state?.text}</output>
    </>
  );
}

/** A select of the roles that hold an entry. */
function RolesInput({ value, onChange, ...props }: ControlProps<readonly string[]>) {
  const t = useT();
  const { roles, loading, retry } = useParams();
  return (
    <>
      <Select<string[]>
        {...props}
        mode="multiple"
        allowClear
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        value={[...(value ?? [])]}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {retry ? <LoadFailed retry={retry} /> : null}
    </>
  );
}

type Terms = Omit<typeof menu.calls.add.body, 'menuType' | 'operPassword' | 'requestId'>;

/** The type of a record: a new one's is chosen in the form, that of an existing one never changes. */
const typeIn = (all: FormValues, record: FormValues): number =>
  Number(textOf(all['menuType'] ?? record['menuType']));

const only =
  (...types: readonly number[]) =>
  (all: FormValues, record: FormValues): boolean =>
    types.includes(typeIn(all, record));

const isOn = (all: FormValues, name: string): boolean => all[name] === 1;

const leadsOut = (all: FormValues): boolean => isOn(all, 'isLink') || isOn(all, 'isIframe');

const dev = { dev: import.meta.env.DEV };

/** A link that the console opens, or embeds. */
const isOpened: Rule = (value, t, all) => {
  const url = textOf(value)?.trim() ?? '';
  if (url === '') return null;
  if (!safeLink(url, dev)) return t('menu.badLink');
  if (!isOn(all, 'isIframe') || safeFrame(url, frameHosts(), dev)) return null;
  return t('menu.badFrame', { hosts: frameHosts().join(t('crud.comma')) });
};

const { directory, page, button } = MenuType;

const isPage = only(page);

/** What the form of a record adds to the contract; each type has its own fields. */
export const menuForm: FormOverrides<Terms> = {
  parentId: { control: <ParentInput />, rules: [required] },
  menuName: { control: <TitleInput />, hint: 'menu.titleHint' },
  name: { hint: 'menu.nameHint', pattern: 'menu.namePattern' },
  icon: { control: <IconInput />, when: only(directory, page) },
  path: { hint: 'menu.pathHint', rules: [required], when: only(directory, page) },
  isLink: { hint: 'menu.linkHint', when: isPage },
  isIframe: { hint: 'menu.frameHint', when: isPage },
  linkUrl: {
    rules: [required, isOpened],
    when: (all, record) => isPage(all, record) && leadsOut(all),
  },
  component: {
    control: <ComponentInput />,
    rules: [required],
    when: (all, record) => isPage(all, record) && !leadsOut(all),
  },
  redirect: { hint: 'menu.redirectHint', when: only(directory) },
  isHide: { when: only(directory, page) },
  isKeepAlive: { when: isPage },
  isAffix: { when: isPage },
  roles: { control: <RolesInput />, hint: 'menu.rolesHint' },
  menuSort: { initial: 100 },
};

/** The own password for a new record that is given to roles. */
export const granting: FormFieldOptions = {
  rules: [required],
  hint: 'crud.change.passwordHint',
  when: ({ roles }) => textsOf(roles).length > 0,
};

/** Why a page that is saved would open no view; `null` where it opens one. */
export function componentDoubt(values: FormValues, t: Translate): string | null {
  const component = textOf(values['component']) ?? '';
  if (component === '') return null;
  const state = found(component, t);
  return state.isFound ? null : t('menu.opensNothing', { why: state.text });
}

export const isButton = ({ menuType }: { menuType: number }): boolean => menuType === button;
