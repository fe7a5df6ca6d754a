import { freezeMembers, members, setMemberSwitches, setMemberTags, unfreezeMembers } from '@/api/members';
import type { MemberRow, MembersAnd, MemberSwitches } from '@/api/memberTypes';
import type { Dialog, Tools } from '@/crud/action';
import { textOf, textsOf } from '@/crud/cells/value';
import { FormDialog } from '@/crud/FormDialog';
import { fieldKit } from '@/crud/kit/fields';
import { ReasonDialog } from '@/crud/ReasonDialog';
import { maxChars, minChars, required } from '@/crud/rules';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { SWITCHES } from './cells';
import { tags } from './rules';

interface About extends Dialog {
  rows: readonly MemberRow[];
  tools: Tools<MemberRow>;
}

const { name } = members;

const field = fieldKit<
  MemberSwitches & { reason: string; freezeUntil: string; add: string[]; remove: string[] },
  never
>(name);

const which = (rows: readonly MemberRow[], reason: string): MembersAnd => ({
  ids: rows.map(({ id }) => id),
  versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
  reason,
});

/** One record is kept busy while it is written to; of several the whole list is. */
const keyOf = ([first, ...more]: readonly MemberRow[]) =>
  first && more.length === 0 ? { id: first.id } : {};

/** Says what came of it, record by record where not all went well. */
const tell =
  ({ rows, tools }: About, done: Key) =>
  (answer: unknown) =>
    void tools.run(rows, () => Promise.resolve(answer), done);

const uidsOf = (rows: readonly MemberRow[]) => rows.map(({ uid }) => uid).join(', ');

/** Why, until when, and what happens. */
export function FreezeDialog(about: About) {
  const { rows, open, onClose } = about;
  const t = useT();
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      name={name}
      {...keyOf(rows)}
      title={t('member.freeze')}
      ok="member.freeze"
      danger
      fields={[field.time('freezeUntil', { hint: 'member.freezeUntilHint' })]}
      work={(reason, values) => {
        const freezeUntil = textOf(values['freezeUntil']);
        return freezeMembers({ ...which(rows, reason), ...(freezeUntil ? { freezeUntil } : {}) });
      }}
      onDone={tell(about, 'member.frozen')}
    >
      <p>{t('member.freezeMany', { n: rows.length, names: uidsOf(rows) })}</p>
      <p>{t('member.freezeText')}</p>
    </ReasonDialog>
  );
}

/** Why a freeze ends. */
export function UnfreezeDialog(about: About) {
  const { rows, open, onClose } = about;
  const t = useT();
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      name={name}
      {...keyOf(rows)}
      title={t('member.unfreeze')}
      ok="member.unfreeze"
      work={(reason) => unfreezeMembers(which(rows, reason))}
      onDone={tell(about, 'member.unfrozen')}
    >
      <p>{t('member.freezeMany', { n: rows.length, names: uidsOf(rows) })}</p>
      <p>{t('member.unfreezeText')}</p>
    </ReasonDialog>
  );
}

/** Words to add and words to take off, for one member or several. */
export function TagsDialog(about: About) {
  const { rows, open, onClose } = about;
  const t = useT();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      name={name}
      {...keyOf(rows)}
      title={t('member.setTags')}
      fields={[
        field.tags('add', 'tag', { label: 'member.tagsAdd', rules: [tags], hint: 'member.tagsHint' }),
        field.tags('remove', 'tag', { label: 'member.tagsRemove', rules: [tags] }),
      ]}
      save={(values) =>
        setMemberTags({
          ids: rows.map(({ id }) => id),
          add: textsOf(values['add'] ?? []),
          remove: textsOf(values['remove'] ?? []),
        })
      }
      onDone={tell(about, 'member.tagsSet')}
    >
      <p>{t('member.freezeMany', { n: rows.length, names: uidsOf(rows) })}</p>
    </FormDialog>
  );
}

const onOff = (value: unknown): 0 | 1 => (value === 1 ? 1 : 0);

/** What one member may do. */
export function SwitchesDialog({ row, ...dialog }: Dialog & { row: MemberRow }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={name}
      id={row.id}
      record={row}
      title={`${t('member.setPermission')} · ${row.uid}`}
      fields={[
        ...SWITCHES.map((key) => field.toggle(key)),
        field.area('reason', { label: 'crud.reason', rules: [required, minChars(5), maxChars(200)] }),
      ]}
      save={(values, base) =>
        setMemberSwitches({
          id: row.id,
          version: Number(base['version']),
          canLogin: onOff(values['canLogin']),
          canTrade: onOff(values['canTrade']),
          canWithdraw: onOff(values['canWithdraw']),
          canTransfer: onOff(values['canTransfer']),
          reason: textOf(values['reason']) ?? '',
        })
      }
      done="member.permissionSet"
    />
  );
}
