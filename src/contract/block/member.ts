import { anyOf, contains, equals, oneOf } from '../filter';
import { code } from '../field/codes';
import { memberId, option, tags, text } from '../field/texts';

/** The member of a record, in every member-related row. `account` is masked by the server. */
export const memberBrief = {
  memberId: memberId(),
  uid: text(),
  account: text(),
  nickname: text(),
  memberType: code('biz_member_type'),
  level: code('biz_member_level'),
  inviterUid: text(),
  tags: tags({ list: 'tag' }),
};

/** Filters of every list of members' records. `memberKeyword`: UID, account, phone, e-mail or nickname. */
export const byMember = {
  memberKeyword: contains(),
  memberId: equals(),
  memberType: oneOf(),
  level: oneOf(),
  inviterUid: equals(),
  tags: anyOf(option('tag')),
};
