import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNTRANSLATED } from '@/domain/gen/untranslated';
import { ROOT } from './sources';

/** One text in the three languages, and where it stands. */
export interface Said {
  where: string;
  texts: readonly string[];
}

const HAN = /\p{Script=Han}/u;

/** How a language calls itself, in whatever language it is read. */
const OWN_NAMES = ['简体中文', '繁體中文'];

/** Characters of the console's Chinese that are written otherwise in traditional Chinese. */
const SIMPLIFIED =
  /[级员财务风营审计试显图数见载时间内没确关闭询开筛选条编辑详删导请认吗记录择离继续项页调宽称还适紧凑动键侧结类账号机邮链个过携带现输无识别败须与码处写会区块浏览钟隐将对并驳业变层冻资产状态标签币种钱户费国险长联单证启钮顺总为错误网络连响应缩围拦频检权减诉刚发断径许统丢则挂给视实约仓订质销优领红兑换奖励轮师违规门参监库队额话评转滚顶语问题设颜渐叠经锁仅挡边画圆横较贴传夹这暂进绝从说预笔属银钥汇阈头两达来凭际归闲热协议线价偿盖负债补们验独终广论纳册办跃净趋势欢点击获简扫帮职责脸测团亏样强拟涨买卖护执触绑废赎历缓赠损专赛维货恶虚纵场骂轻严举报异环释购驾满岁伪弃绿蓝踪杠储谷构陆气弹滥义树义亿圆岗购后于复据]/u;

/** Names, units and notations that every language writes in Latin letters. */
const LATIN = new Set(
  `API APK Alt App Android BOM BSC BTC BTCUSDT CSV Chrome Code Cookie Ctrl DOGE Discord ETH Edge English Enter F Firefox Google IP IPv ISO GIF JPEG JSON K KB LTC Logo MB OpenAPI
  MATIC MD5 Memo OCR PNG QR S SEO SHA SMS SOL SQL TON TRC20 TRX Telegram Tor Twitter UID USDT UTC UTF V VIP VPN WebP X XFD XLSX XRP Z green hex https iOS mailto n primary red rgb s sha256sum`.split(
    /\s+/,
  ),
);

/** Places that are filled, addresses of other sites and of persons, and paths. */
const NO_WORDS = /\{+\w+\}+|[\w@:/.-]*example\.com|(?:\bapi)?\/[a-z]+\d?(?:\/[a-z]+)+/g;

const foreign = (text: string): string[] =>
  (text.replace(NO_WORDS, ' ').match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter(
    (word) => !LATIN.has(word) && !LATIN.has(word.replace(/\d+$/, '')),
  );

const isLatin = (text: string): boolean => !HAN.test(text);

/** Words that the style of docs/develop/words.md has no place for, by language. */
const AVOIDED = [
  /其它/u,
  /\b(?:somebody|nobody|anew|e-mail|please|user name)\b|for good|at once/iu,
  /谷歌|閾值|暫無|崗位|點擊|提交/u,
];

/** What the last column of the terms says not to call something; what stands in brackets is a condition. */
const NOT_CALLED = readFileSync(join(ROOT, 'docs/develop/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => (line.split('|').at(-2) ?? '').replace(/\([^)]*\)/g, '()').split(','))
  .map((word) => word.trim())
  .filter((word, at, all) => word !== '' && !word.includes('(') && all.indexOf(word) === at)
  .map((word) => (HAN.test(word) ? new RegExp(word, 'u') : new RegExp(`\\b${word}s?\\b`, 'iu')));

/** Other words that hold one of them by chance, and places that are filled. */
const BY_CHANCE = /维持保证金率|維持保證金率|重复审|重複審|风险分值|風險分值|输入|輸入|\{+\w+\}+/gu;

/** What a text calls otherwise than the terms do. */
function calledOtherwise(text: string): string[] {
  const rest = text.replace(BY_CHANCE, ' ');
  return NOT_CALLED.flatMap((word) => word.exec(rest)?.[0] ?? []);
}

/** How each language says that a limit itself counts, and that only more than it does. */
const LIMITS = [
  [/达到|及以上/u, /\bfrom\b/iu, /達到|及以上/u],
  [/超过|高于/u, /\babove\b/iu, /超過|高於/u],
] as const;

/** A limit that does not count alike in all languages. */
export function limitProblems({ where, texts }: Said): string[] {
  const differs = LIMITS.some(
    (words) => new Set(words.map((word, at) => word.test(texts[at] ?? ''))).size > 1,
  );
  return differs ? [`${where}: from or above in some languages alone`] : [];
}

/** The marks of what is yet to be translated, by language; English is what they stand before. */
const MARKS = [UNTRANSLATED.zh, undefined, UNTRANSLATED.tw];

/** A text; of one that is yet to be translated the mark alone. */
const translated = (text: string, language: number): string => {
  const mark = MARKS[language];
  return mark !== undefined && text.startsWith(mark) ? mark : text;
};

/** What is yet to be translated, by where it stands. */
export const untranslated = ({ where, texts }: Said): string[] =>
  texts.some((text, at) => translated(text, at) !== text) ? [`${where}: ${texts.join(' / ')}`] : [];

/** What is wrong with a text: a missing language, one that stands in another's place, or a word out of use. */
export function problemsOf({ where, texts: written }: Said): string[] {
  const texts = written.map(translated);
  const [zh = '', en = '', tw = ''] = texts;
  const found = [
    texts.length === 3 && texts.every((text) => text.trim() !== '') ? '' : 'a language is missing',
    foreign(zh).length > 0 ? `zh-cn: ${foreign(zh).join(' ')}` : '',
    foreign(tw).length > 0 ? `zh-tw: ${foreign(tw).join(' ')}` : '',
    isLatin(en) || OWN_NAMES.includes(en) ? '' : `en: ${en}`,
    ...AVOIDED.map((avoided, at) => avoided.exec(texts[at] ?? '')?.[0] ?? ''),
    ...texts.flatMap(calledOtherwise),
    ...texts.flatMap((text) => /[\d}] %/.exec(text)?.[0] ?? []),
    SIMPLIFIED.test(tw) && !OWN_NAMES.includes(tw) ? `zh-tw: ${SIMPLIFIED.exec(tw)?.[0]}` : '',
  ];
  return found.filter((problem) => problem !== '').map((problem) => `${where}: ${problem}`);
}
