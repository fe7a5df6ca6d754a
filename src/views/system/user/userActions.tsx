import { Input } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { passwordStrength } from '@/lib/validate';
import { KeyOutlined, SafetyOutlined, UnlockOutlined } from '@ant-design/icons';
import type { RowOf } from '@/contract/resource';
import { user } from '@/contract/system/user';
import type { Viewer } from '@/crud/action/screenAction';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import type { FormOverrides } from '@/domain/kit/formFields';
import { DeptSelect } from '../DeptSelect';
import styles from './user.module.css';

/** Input of a new password for another user, with its strength in words. */
function NewPassword({ value = '', onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const strength = passwordStrength(value);
  return (
    <>
      <Input.Password
        {...props}
        autoComplete="new-password"
        maxLength={16}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <output className={styles.strength}>
        {strength === '' ? null : t('user.strength', { strength: t(`user.strength.${strength}`) })}
      </output>
    </>
  );
}

const { row, bar } = screenKit(user);

type Row = RowOf<typeof user>;

/** What waits of a user, and who may confirm it or take it back. */
export const change = changeKit(user);

/** The administrator that the console was delivered with. */
const BUILT_IN = '1';

const isOneself = ({ userName }: Row, viewer: Viewer): boolean => userName === viewer.name;

/** Why a user can be neither switched off nor deleted; `null` for all others. */
export function protectedReason(one: Row, t: Translate, viewer: Viewer): string | null {
  if (isOneself(one, viewer)) return t('user.oneself');
  return one.id === BUILT_IN ? t('user.builtIn') : null;
}

type Terms = Omit<typeof user.calls.edit.body, 'id' | 'version' | 'operPassword'>;

const TERMS: FormOverrides<Terms> = {
  deptId: { control: <DeptSelect />, label: 'user.deptName' },
  roleIds: { label: 'user.roleNames', hint: 'user.rolesHint' },
  postIds: { label: 'user.postNames' },
  mobile: { pattern: 'user.badMobile', hint: 'user.contactHint' },
  userEmail: { pattern: 'user.badEmail', hint: 'user.contactHint' },
  bindMemberId: { hint: 'user.bindHint', pattern: 'user.badUid' },
};

const NEW_PASSWORD = {
  control: <NewPassword />,
  label: 'user.password',
  hint: 'user.passwordHint',
  pattern: 'user.badPassword',
} as const;

export const create = bar.create({
  fields: {
    userName: { pattern: 'user.badName' },
    password: NEW_PASSWORD,
    isAdmin: { initial: 1 },
    ...TERMS,
  },
});

/** Edits a user; above the form stands what waits for another operator, if anything does. */
export const edit = row.edit({ content: change.draw, fields: TERMS });

/** Gives a user a password for one sign-in. */
export const resetPwd = row.ask({
  call: user.calls.resetPwd,
  label: 'user.resetPwd',
  icon: <KeyOutlined />,
  danger: true,
  visible: (one, viewer) => !isOneself(one, viewer),
  text: ({ userName }, t) => t('user.resetText', { name: userName }),
  fields: (field) => [field('password', NEW_PASSWORD)],
  done: 'user.resetDone',
});

/** Unbinds the authenticator of a user who has lost it. */
export const resetGoogle = row.ask({
  call: user.calls.resetGoogle,
  label: 'user.resetGoogle',
  icon: <SafetyOutlined />,
  danger: true,
  visible: (one, viewer) => one.googleBound === 1 && !isOneself(one, viewer),
  text: ({ userName }, t) => t('user.googleText', { name: userName }),
  done: 'user.googleDone',
});

/** Lets a user who is locked out by wrong passwords or codes sign in again. */
export const unlock = row.ask({
  call: user.calls.unlock,
  label: 'user.unlock',
  icon: <UnlockOutlined />,
  visible: (one, viewer) => one.lockedUntil !== null && !isOneself(one, viewer),
  text: ({ userName }, t) => t('user.unlockText', { name: userName }),
  done: 'user.unlocked',
});

export const remove = row.remove({
  visible: (one, viewer) => one.id !== BUILT_IN && !isOneself(one, viewer),
});
