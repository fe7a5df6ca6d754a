import { checkDigit } from '../documentNo';
import type { Random } from '../random';

const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'.split('');
const GIVEN = '伟芳敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华玉建文志海婷雪宁浩然子轩雨桐'.split('');
const HANDLES =
  'river maple falcon ember cobalt willow harbor summit pixel orbit saffron meadow comet juniper atlas quartz'.split(
    ' ',
  );
const LATIN_FIRST =
  'Minh Linh Jisoo Haruto Siti Ahmad Olga Ivan Anna Lucas Maria James Emma Noah Aisha Raj'.split(' ');
const LATIN_LAST =
  'Nguyen Tran Kim Park Sato Rahman Petrov Müller Silva Garcia Smith Brown Singh Okafor'.split(' ');

/** Countries of members with their weights. */
export const MEMBER_COUNTRIES: readonly (readonly [country: string, weight: number])[] = [
  ['CN', 34],
  ['TW', 12],
  ['HK', 10],
  ['SG', 7],
  ['MY', 6],
  ['VN', 6],
  ['KR', 5],
  ...['JP', 'TH', 'ID', 'PH', 'IN', 'DE', 'GB', 'BR', 'US'].map((country) => [country, 2.2] as const),
];

const CHINESE = new Set(['CN', 'TW', 'HK', 'MO']);

export function realNameOf(country: string, random: Random): string {
  return CHINESE.has(country)
    ? random.pick(SURNAMES) + random.pick(GIVEN) + (random.chance(0.6) ? random.pick(GIVEN) : '')
    : `${random.pick(LATIN_FIRST)} ${random.pick(LATIN_LAST)}`;
}

export function nicknameOf(country: string, random: Random): string {
  return CHINESE.has(country) && random.chance(0.5)
    ? `${random.pick(GIVEN)}${random.pick(GIVEN)}${random.int(1, 99)}`
    : `${random.pick(HANDLES)}${random.int(10, 9999)}`;
}

/** An address from the ranges set aside for documentation. */
export const documentationIp = (random: Random): string =>
  `${random.pick(['203.0.113', '198.51.100', '192.0.2'])}.${random.int(1, 254)}`;

/** An ID card number of region 999999 with a right checksum; `birthday` is `YYYY-MM-DD`. */
export function idCardNo(birthday: string, random: Random): string {
  const body = `999999${birthday.replaceAll('-', '')}${String(random.int(1, 999)).padStart(3, '0')}`;
  return body + checkDigit(body);
}
