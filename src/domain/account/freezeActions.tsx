import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { member } from '@/contract/member/member';
import type { RowOf } from '@/contract/resource';
import type { Translate } from '@/i18n';
import { actionKit } from '../kit/action';
import { isFrozen, isNormal } from './memberState';

type Rows = readonly RowOf<typeof member>[];

const { row, bulk } = actionKit(member);
const { freeze: freezeCall, unfreeze: unfreezeCall } = member.calls;

/** A sentence with the number of selected members and their UIDs. */
export const selectedMembers = (rows: Rows, t: Translate): string =>
  t('member.freezeMany', { n: rows.length, names: rows.map(({ uid }) => uid).join(t('crud.comma')) });

/** Freezes one member, permanently or until a given time. */
export const freeze = row.ask({
  call: freezeCall,
  label: 'member.freeze',
  icon: <LockOutlined />,
  danger: true,
  visible: isNormal,
  text: (_, t) => t('member.freezeText'),
  fields: (field) => [field('freezeUntil', { hint: 'member.freezeUntilHint' })],
  done: 'member.frozen',
});

/** Lifts the freeze of one member and restores their previous permissions. */
export const unfreeze = row.ask({
  call: unfreezeCall,
  label: 'member.unfreeze',
  icon: <UnlockOutlined />,
  visible: isFrozen,
  text: (_, t) => t('member.unfreezeText'),
  done: 'member.unfrozen',
});

export const freezeMany = bulk.ask({
  call: freezeCall,
  label: 'member.freeze',
  icon: <LockOutlined />,
  danger: true,
  text: (rows, t) => [selectedMembers(rows, t), t('member.freezeText')],
  fields: (field) => [field('freezeUntil', { hint: 'member.freezeUntilHint' })],
  done: 'member.frozen',
  disabledReason: (rows, t) => (rows.every(isNormal) ? null : t('member.notAllNormal')),
});

export const unfreezeMany = bulk.ask({
  call: unfreezeCall,
  label: 'member.unfreeze',
  icon: <UnlockOutlined />,
  text: (rows, t) => [selectedMembers(rows, t), t('member.unfreezeText')],
  done: 'member.unfrozen',
  disabledReason: (rows, t) => (rows.every(isFrozen) ? null : t('member.notAllFrozen')),
});
