import { code } from '../field/codes';
import { count, flag } from '../field/numbers';
import { sortable } from '../field/shared';
import { id, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { read } from '../call';
import { IpType } from './ipRecord';
import { UserType } from './loginError';

/** Addresses from which sign-ins failed: one address with many accounts is a list of stolen passwords being tried. */
export const loginSource = defineResource({
  name: 'loginSource',
  title: 'ip',
  row: {
    /** That of its latest failure. */
    id: id(),
    ip: sortable(text()),
    location: code('biz_country'),
    ipType: code('biz_ip_type', IpType),
    /** Whose sign-in was tried; both are told apart. */
    userType: code('biz_user_type', UserType),
    accounts: sortable(count()),
    tries: sortable(count()),
    /** Accounts that were locked by it. */
    lockedAccounts: sortable(count()),
    firstAt: sortable(time()),
    lastAt: sortable(time()),
    /** 1: a rule refuses the address now. */
    blocked: flag(),
  },
  filters: {
    ip: equals(),
    ipType: anyOf(),
    userType: oneOf(),
    accounts: range(),
    tries: range(),
    blocked: oneOf(),
  },
  dates: ['lastAt'],
  order: 'accounts desc',
  calls: { list: read('loginError/sources', { permission: 'loginError/list' }) },
});
