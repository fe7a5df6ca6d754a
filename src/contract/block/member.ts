import { anyOf, contains, equals, oneOf, personal } from '../filter';
import { code } from '../field/codes';
import { sortable } from '../field/shared';
import { memberId, option, tags, text } from '../field/texts';

/** The member of a record, in every member-related row. `account` is masked by the server. */
export const memberBrief = {
  memberId: memberId(),
  uid: sortable(text()),
  account: text(),
  nickname: text(),
  memberType: code('biz_member_type'),
  level: code('biz_member_level'),
  inviterUid: text(),
  tags: tags({ list: 'tag' }),
};

/** The member as a filter, first in every list of members' records. Keyword: part of a UID or nickname, or a whole account, phone or e-mail. */
export const byMember = { memberKeyword: personal(contains()), memberId: equals() };

/** Filters about the member, last in such a list. */
export const aboutMember = {
  memberType: oneOf(),
  level: oneOf(),
  inviterUid: equals(),
  tags: anyOf(option('tag')),
};
