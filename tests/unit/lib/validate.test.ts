import { describe, expect, test } from 'vitest';
import {
  isAccount,
  isChineseName,
  isEmail,
  isIdCard,
  isIpv4,
  isLandline,
  isMobile,
  isPassword,
  isPlate,
  isPostcode,
  isStrongPassword,
  isUrl,
  passwordStrength,
} from '@/lib/validate';

interface Case {
  check: (text: string) => boolean;
  good: readonly string[];
  /** Besides what is bad for all: empty, and the first good one with something stuck to it. */
  bad: readonly string[];
}

/** The 17 digits with the check digit that fits them. */
function idCard(body: string): string {
  const weights = Array.from({ length: 17 }, (_, at) => 2 ** (17 - at) % 11);
  const total = weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0);
  return `${body}${'10X98765432'[total % 11]}`;
}

const words = (text: string) => text.trim().split(/\s+/);

const CASES: Record<string, Case> = {
  mobile: {
    check: isMobile,
    good: words(`13800138000 13000000000 14500000000 14000000000 15000000000 15400000000 16600000000
      17700000000 18200000000 19900000000 18911112222`),
    bad: words(`12345678901 10000000000 11000000000 23800138000 1380013800 138001380000 +8613800138000
      138-0013-8000 １３８００１３８０００ 14|00000000 18,00000000 1e10 13800138OOO 0x1380013800`),
  },
  landline: {
    check: isLandline,
    good: words(`010-12345678 021-87654321 020-00000000 022-99999999 023-11112222 0755-1234567 0571-7654321
      0512-1111111 0411-2222222 0991-3333333`),
    bad: words(`01012345678 0755-12345678 010-1234567 075-1234567 07555-1234567 010--12345678 010-123456789
      a010-12345678 010-12345678b 1010-12345678 010_12345678 010-1234567x ０１０-12345678 010–12345678`),
  },
  account: {
    check: isAccount,
    good: words(
      `admin Admin admin_1 a1234 zhang3 ZHANG_SAN a_____ operator_01 abcdefghijklmnop a123456789012345`,
    ),
    bad: words(`adm1 1admin _admin abcdefghijklmnopq ad-min ad.min ad@min 管理员管理员 admín a'or'1 <admin> admin;
      аdmin ａdmin`),
  },
  password: {
    check: isPassword,
    good: words(
      `abc123 abc_123 abcdef ABCDEF a_____ a123456789012345 Passw0rd qwerty Z99999 abcdefghijklmnop`,
    ),
    bad: words(`abc12 1bc123 _bc123 abc!123 abc-123 abcdefghijklmnopq 123456 密码密码密码 abc.123 abc@123 ábc123
      a12345678901234567 аbc123 ａbc123`),
  },
  strong: {
    check: isStrongPassword,
    good: words(`abc123! a.1bcd A1!aaa 123abc# P@ssw0rd a1*a1*a1* zZ9$zZ9$ 1!a1!a aaaaaaaaaaaaaa1! %^&a12`),
    bad: words(`abc123 abc!!! 123!!! a1!aa abcdef 123456 !!!!!! abc_1! abc-1! abcdefghijklm123! 密码abc1! a1!aa~
      a1!аaa abc123！`),
  },
  ipv4: {
    check: isIpv4,
    good: words(`0.0.0.0 1.2.3.4 01.02.03.04 127.0.0.1 255.255.255.255 192.168.1.1 10.0.0.1 8.8.8.8 100.64.0.1
      001.002.003.004`),
    bad: words(`256.1.1.1 1.256.1.1 1.1.1.256 1.1.1 1.1.1.1.1 1..1.1 .1.1.1 1.1.1. a.b.c.d 1.1.1.1/24 ::1 0x1.1.1.1
      1,1,1,1 -1.1.1.1 １.1.1.1 999.999.999.999 1.1.1.0001`),
  },
  email: {
    check: isEmail,
    good: words(`a@b.co 中@b.com john.smith@example.com a+b@example.org a_b-c@ex-ample.com "q"@b.com a@[1.2.3.4]
      x@a.b.c.museum 1@2.com o'brien@example.ie ${'a'.repeat(64)}@b.co`),
    bad: words(`a@b a@b.c @b.co a@ a@.co a@b..co .a@b.co a.@b.co a..b@b.co a@b@c.co a@-b.co a@b-.co a@b.c0 a,b@b.co
      a@[1.2.3] a@[999.1.1.1] a@b_c.co ""@b.co ${'a'.repeat(65)}@b.co a@${'b.'.repeat(150)}co <a@b.co> a@中.com`),
  },
  idCard: {
    check: isIdCard,
    good: [
      ...words(`11010519491231002X 11010519491231002x 440524188001010014 110101200002290018 31010119990101123X
        510107202402290035 650101189912319992 120104200808080088 330106201201015673 420101197006154329`),
      idCard('61011320260101002'),
    ],
    bad: [
      ...words(`110105194912310021 110105491231002 1101051949123100 11010519491231002XX 11010519491231002Y
        A1010519491231002X 110105-19491231-002X`),
      idCard('01010519491231002'),
      idCard('11010519491331002'),
      idCard('11010519490031002'),
      idCard('11010519491200002'),
      idCard('11010519491232002'),
      idCard('11010520010229001'),
      idCard('11010519000229001'),
      idCard('11010520240230001'),
      idCard('11010520240431001'),
      idCard('11010517991231002'),
      idCard('11010521001231002'),
    ],
  },
  name: {
    check: isChineseName,
    good: words(
      `张 张三 欧阳修远 阿·卜·杜 买买提·吐尔逊 李小龙 一二三四五六 𠮷野家 〇一 古力·娜扎 一二三四五六·一二三四五六·一二三四五六`,
    ),
    bad: words(
      `一二三四五六七 阿·卜·杜·拉 张·· ·张 张· 张.三 张•三 张三3 Zhang 张a 张－三 张，三 アイ 김철수 <张> 张_三`,
    ),
  },
  postcode: {
    check: isPostcode,
    good: words(`100000 200000 310000 518000 610000 710000 830000 999999 123456 999077`),
    bad: words(
      `010000 000000 10000 1000000 1000a0 -100000 1e5000 10-000 １００000 abcdef 10000O 100.00 +10000 0x1000`,
    ),
  },
  url: {
    check: isUrl,
    good: words(`//a.com http://a.com https://a.com/x?y=z#w ftp://files.a.org http://8.8.8.8 http://8.8.8.8:8080/
      HTTPS://A.COM https://sub.do-main.co.uk/ https://例子.中国 https://a.com:65535 https://a.com?x`),
    bad: words(`a.com localhost http://localhost http://localhost:3000 http://a http://192.168.0.1 http://10.1.1.1
      http://172.16.0.1 http://127.0.0.1 http://169.254.1.1 http://0.0.0.0 http://224.0.0.1 http://010.8.8.8
      http://256.1.1.1 javascript:alert(1) data:text/html,x http:// http:///a.com http://-a.com http://a-.com
      http://a..com http://a.c http://a.com:99999 http://u:p@a.com http:a.com gopher://a.com http://[::1]
      http://a.com\\@b.com http://.com /a.com ///a.com`),
  },
  plate: {
    check: isPlate,
    good: words(`京A12345 沪B1234C 粤BD12345 粤BF12345 粤BDA1234 粤B12345D 粤B12345F 京A1234挂 京A1234学 粤Z1234港
      粤Z1234澳 京A1234警 使A12345 川A99999`),
    bad: words(`京a12345 沪A12345挂 A12345 京12345 京A1234 京A123456 京AI2345 京AO2345 粤BG12345 粤B12345E 英A12345
      京A12345挂 京A-12345 京A·12345 京AA1234港澳 京A１2345 粤BDI1234 京挂12345`),
  },
};

describe.each(Object.entries(CASES))('%s', (_, { check, good, bad }) => {
  const [first = ''] = good;
  const around = [' ', '\n', '\0', '\u200b', '\u202e'];
  const spoiled = ['', ' ', ...around.map((stuck) => stuck + first), ...around.map((stuck) => first + stuck)];
  const refused = [...bad, ...spoiled];

  test('C88 has ten good and twenty bad samples at least', () => {
    expect(good.length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeGreaterThanOrEqual(20);
  });

  test.each(good)('C88 accepts %j', (text) => {
    expect(check(text)).toBe(true);
  });

  test.each(refused)('C88 refuses %j', (text) => {
    expect(check(text)).toBe(false);
  });

  // Anything worse than linear would need minutes for this and run into the test's time-out.
  test('C88 refuses hostile texts of 100 kB', () => {
    const units = [...'a1.-@:/·张挂"[ _!0'.split(''), 'a.', 'a-', '1.', '張·', 'a@', 'a1!', '//', '\\"'];
    for (const unit of units) {
      const long = unit.repeat(100_000 / unit.length);
      for (const text of [long, `${first}${long}`, `${long}${first}`, `${long}\n`])
        expect(check(text)).toBe(false);
    }
  });
});

test.each([
  ['abc123', 'medium'],
  ['abc123!', 'strong'],
  ['123456', 'weak'],
  ['abcdef', 'weak'],
  ['!!!!!!', 'weak'],
  ['abc!!!', 'medium'],
  ['a1!aa', ''],
  ['', ''],
  ['abc_123', ''],
  ['abcdefghijklm123!', 'weak'],
  ['abc 123!', ''],
])('password %j is of strength %j', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength);
});
