import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { SITE } from '@/api/client';
import { RELEASE } from '@/contract/finance/withdrawFlow';
import { member } from '@/contract/member/member';
import type { RowOf } from '@/contract/resource';
import type { Viewer } from '@/crud/action/screenAction';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import { openQuestion } from '@/domain/stops/question';
import { showHeld, showReleased } from '@/domain/stops/showChanged';
import { StillOpen } from '@/domain/stops/StillOpen';
import type { Translate } from '@/i18n';
import { actionKit } from '../kit/action';
import { isFrozen, isNormal } from './memberState';

type Row = RowOf<typeof member>;
type Rows = readonly Row[];

const { row, bulk } = actionKit(member);
const { freeze: freezeCall, unfreeze: unfreezeCall, previewFreeze, previewUnfreeze } = member.calls;

/** A sentence with the number of selected members and their UIDs. */
export const selectedMembers = (rows: Rows, t: Translate): string =>
  t('member.freezeMany', { n: rows.length, names: rows.map(({ uid }) => uid).join(t('crud.comma')) });

/** The lists of one member's records; those of several members have no filter in common. */
function filtersOf(rows: Rows) {
  const [only, ...more] = rows;
  if (!only || more.length > 0) return {};
  const mine = { memberId: only.id };
  return { withdraw: mine, recharge: mine, adjust: mine, contractPosition: mine, auth: mine };
}

const ids = (rows: Rows) => ({ ids: rows.map(({ id }) => id) });

const beforeFreeze = (rows: Rows) => (
  <StillOpen question={openQuestion(previewFreeze, ids(rows))} filters={filtersOf(rows)} holds />
);

const beforeUnfreeze = (rows: Rows) => (
  <StillOpen question={openQuestion(previewUnfreeze, ids(rows))} filters={filtersOf(rows)} />
);

const freezing = {
  label: 'member.freeze',
  icon: <LockOutlined />,
  danger: true,
  fields: (field: FormFieldMaker<(typeof freezeCall)['body']>) => [
    field('holdAll', { initial: 1 }),
    field('freezeUntil', { hint: 'member.freezeUntilHint' }),
  ],
  done: 'member.frozen',
  onDone: showHeld,
} as const;

const unfreezing = {
  label: 'member.unfreeze',
  icon: <UnlockOutlined />,
  // Only operators who may release a withdraw on hold are offered to.
  fields: (field: FormFieldMaker<(typeof unfreezeCall)['body']>, _: unknown, { can }: Viewer) =>
    can(`${SITE}${RELEASE}`) ? [field('release', { initial: 0 })] : [],
  done: 'member.unfrozen',
  onDone: showReleased,
} as const;

/** Freezes one member, permanently or until a given time. */
export const freeze = row.move('freeze', {
  ...freezing,
  text: (_, t) => t('member.freezeText'),
  content: (record) => beforeFreeze([record]),
});

/** Lifts the freeze of one member and restores their previous permissions. */
export const unfreeze = row.move('unfreeze', {
  ...unfreezing,
  text: (_, t) => t('member.unfreezeText'),
  content: (record) => beforeUnfreeze([record]),
});

export const freezeMany = bulk.ask({
  ...freezing,
  call: freezeCall,
  text: (rows, t) => [selectedMembers(rows, t), t('member.freezeText')],
  content: beforeFreeze,
  disabledReason: (rows, t) => (rows.every(isNormal) ? null : t('member.notAllNormal')),
});

export const unfreezeMany = bulk.ask({
  ...unfreezing,
  call: unfreezeCall,
  text: (rows, t) => [selectedMembers(rows, t), t('member.unfreezeText')],
  content: beforeUnfreeze,
  disabledReason: (rows, t) => (rows.every(isFrozen) ? null : t('member.notAllFrozen')),
});
