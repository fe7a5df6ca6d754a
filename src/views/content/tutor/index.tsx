import { tutor } from '@/contract/content/tutor';
import { avatarSize } from '@/contract/content/tutorRules';
import { memberPage } from '@/contract/records';
import type { DetailOf, RowOf } from '@/contract/resource';
import { FormattedCell } from '@/crud/cell/FormattedCell';
import { UploadedPicture } from '@/crud/control/UploadedPicture';
import type { FormOverrides } from '@/domain/kit/formFields';
import { screenKit } from '@/domain/kit/screenKit';
import { MemberCell } from '@/domain/member/MemberCell';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { safeImage } from '@/ui/cell/safeImage';
import { textIn } from '@/ui/cell/TextsCell';
import { NONE } from '@/ui/cell/value';
import { ContactsInput } from './ContactsInput';
import styles from './tutor.module.css';

const { screen, col, fact, row, bulk, bar, section } = screenKit(tutor);

type Row = RowOf<typeof tutor>;

/** A tutor as members know one: face, name and headline. */
function NameCell({ avatar, name, title }: Row) {
  const language = useLanguage();
  const url = safeImage(avatar);
  const headline = visibleText(textIn(title, language));
  return (
    <span className={styles.name} title={headline}>
      {url === null ? null : <img src={url} alt="" loading="lazy" width={28} height={28} />}
      <span className={styles.words}>{visibleText(textIn(name, language))}</span>
    </span>
  );
}

/** The member that a tutor is bound to. */
function BoundCell({ memberId, bindUid }: Row) {
  if (memberId === null) return NONE;
  return <MemberCell member={{ memberId, uid: bindUid, account: '', nickname: '', tags: [] }} />;
}

/** How a tutor can be reached. */
function Contacts({ contacts }: Row) {
  const t = useT();
  if (contacts.length === 0) return NONE;
  return (
    <ul className={styles.list}>
      {contacts.map(({ type, value }) => (
        <li key={`${type} ${value}`}>
          {t('tutor.contactLine', { type: t(`tutor.contact.${type}`), value: visibleText(value) })}
        </li>
      ))}
    </ul>
  );
}

/** What a tutor tells about himself, whole. */
function Intro({ intro }: Pick<DetailOf<typeof tutor>, 'intro'>) {
  return <FormattedCell value={intro} />;
}

const form = {
  avatar: { control: <UploadedPicture size={avatarSize} /> },
  bindUid: { hint: 'tutor.bindHint', pattern: 'tutor.bindPattern' },
  fields: { initial: [] },
  years: { initial: 0 },
  contacts: { control: <ContactsInput />, initial: [], hint: 'tutor.contactsHint' },
  isRecommend: { hint: 'tutor.recommendHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<(typeof tutor)['calls']['add']['body']>;

/** Tutors, with the figures of the members that they are bound to. */
export default screen({
  columns: [
    col.custom('name', (record) => <NameCell {...record} />, { width: 140, reads: ['avatar', 'title'] }),
    col.custom('bindUid', (record) => <BoundCell {...record} />, { width: 110, reads: ['memberId'] }),
    col('teamCount', { width: 70 }),
    col('followerCount', { width: 80 }),
    col('winRate', { width: 80 }),
    col('pnl30d', { width: 100 }),
    col('maxDrawdown', { width: 112 }),
    col('isRecommend', { width: 70 }),
    col.switch('status', tutor.calls.setStatus),
  ],
  toolbar: [bar.create({ fields: form }), bar.sort(), bar.exportCsv()],
  rowActions: [
    row.detail(),
    row.edit({ fields: form }),
    row.link({ name: 'member', view: memberPage.view }, 'tutor.toMember', ({ memberId }) =>
      memberId === null ? null : { id: memberId },
    ),
    row.remove(),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.facts('tutor.about', [
      fact('avatar'),
      'name',
      'title',
      'fields',
      'years',
      fact.custom('contacts', (record) => <Contacts {...record} />),
      'isRecommend',
      'status',
      'sort',
      'remark',
    ]),
    section.custom('intro', (record) => <Intro {...record} />, 'tutor.intro'),
    section.facts('tutor.figures', [
      fact.custom('bindUid', (record) => <BoundCell {...record} />),
      'teamCount',
      'followerCount',
      'winRate',
      'pnl30d',
      'maxDrawdown',
    ]),
    section.rest('tutor.audit'),
    section.history(),
  ],
});
