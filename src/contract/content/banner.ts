import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { switchFlow } from '../block/switchFlow';
import { post, put } from '../call';
import { requestId } from '../field/body';
import { choice } from '../field/choices';
import { code, codes } from '../field/codes';
import { count, flag, percent } from '../field/numbers';
import { nullable, optional, sortable } from '../field/shared';
import { id, image, note, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, oneOf } from '../filter';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, orders, removes, switches } from '../standard';
import { BannerPhase, BannerPosition, linkFits, LinkType } from './bannerRules';

const BASE = 'banner';

const lang = sortable(code('biz_lang_all'));
const linkType = code('biz_link_type', LinkType);
const linkValue = text({ max: 500 });

/** What operators enter. */
const terms = {
  title: sortable(text({ max: 60 })),
  lang,
  position: sortable(code('biz_banner_pos', BannerPosition)),
  /** An uploaded picture: PNG, JPEG, WebP or GIF, in the size of its position. Banners without a dark one show this one always. */
  image: image(),
  imageDark: image(),
  linkType,
  /** A path of the site, an https address, or the id of a published notice; empty where it leads nowhere. */
  linkValue,
  /** Without one it is shown until it ends, or from its start on. */
  startAt: sortable(nullable(time())),
  endAt: sortable(nullable(time())),
  /** None: on all of them. */
  clientTypes: codes('biz_register_source'),
};

const body = {
  ...terms,
  imageDark: optional(terms.imageDark),
  linkValue: optional(linkValue),
  startAt: optional(terms.startAt),
  endAt: optional(terms.endAt),
  clientTypes: optional(terms.clientTypes),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
};

/** Pictures that members see at the places of the site and the app. */
export const banner = defineResource({
  name: 'banner',
  view: 'content/banner/index',
  title: 'title',
  row: {
    ...identity,
    ...terms,
    /** Where it is in its schedule; whether it is on is another question. */
    phase: choice(BannerPhase),
    views: sortable(count()),
    clicks: sortable(count()),
    /** Clicks in percent of views; `null` without any. */
    ctr: sortable(nullable(percent())),
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  rules: [rule('linkValue', { linkType, linkValue }, (own) => linkFits(own.linkType, own.linkValue))],
  filters: {
    title: contains(),
    position: anyOf(),
    lang: anyOf(),
    phase: oneOf(),
    status: oneOf(),
    linkType: oneOf(),
    clientTypes: anyOf(),
  },
  dates: ['createdAt', 'startAt', 'endAt'],
  order: 'sort asc',
  flow: switchFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** Creates a banner, switched on. `wrongTimeRange`: it would end before it begins, or has ended already. */
    add: post(`${BASE}/add`, {
      body: { ...body, requestId: requestId() },
      answer: { id: id() },
      refusals: ['wrongTimeRange'],
    }),
    /** `wrongTimeRange`: it would end before it begins, or a new end is over already. */
    edit: put(`${BASE}/edit`, { body: { ...identity, ...body }, refusals: ['wrongTimeRange'] }),
    /** Makes a banner for each of these languages, switched off, because its picture may have words of another one. */
    copy: post(`${BASE}/copy`, {
      permission: `${BASE}/add`,
      body: { id: id(), langs: codes('biz_lang_all'), requestId: requestId() },
      answer: { created: count() },
      refusals: ['notFound'],
    }),
    ...switches(BASE, []),
    ...orders(BASE),
    ...removes(BASE),
  },
});
