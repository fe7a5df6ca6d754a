import { OnOff } from '../../../src/contract/block/switchFlow';
import type { ContactType } from '../../../src/contract/content/tutorRules';
import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { closedResultsOf } from '../../core/closedResults';
import type { Db } from '../../core/db';
import { memberOfUid } from '../../core/memberLookups';
import type { Rgb } from '../../core/png';
import type { Member, Texts } from '../../core/rows';
import { seedPicture } from '../../core/seeds/pictures';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { DAY, stampOf } from '../../core/time';

/** The member with a team of forty. */
const LEADER = '10010015';

/** Tutors that are bound to a member, and those of them that are recommended. */
const [BOUND, RECOMMENDED] = [7, 4];

interface Plan {
  word: string;
  name: Texts;
  title: Texts;
  fields: string[];
  years: number;
  contact?: { type: ContactType; value: string };
}

const PLANS: readonly Plan[] = [
  {
    word: 'LQ',
    name: ['林青', 'Lin Qing', '林青'],
    title: ['合约交易导师', 'Derivatives trader', '合約交易導師'],
    fields: ['contract'],
    years: 9,
    contact: { type: 'telegram', value: '@linqing_trade' },
  },
  {
    word: 'MR',
    name: ['马睿', 'Marek Novak', '馬睿'],
    title: ['量化策略分析师', 'Quantitative analyst', '量化策略分析師'],
    fields: ['quant', 'contract'],
    years: 12,
    contact: { type: 'email', value: 'marek@example.com' },
  },
  {
    word: 'SA',
    name: ['苏安', 'Su An', '蘇安'],
    title: ['现货价值投资', 'Spot investor', '現貨價值投資'],
    fields: ['spot'],
    years: 7,
  },
  {
    word: 'JO',
    name: ['乔安', 'Joan Ortega', '喬安'],
    title: ['链上数据研究员', 'On-chain researcher', '鏈上資料研究員'],
    fields: ['onchain'],
    years: 5,
    contact: { type: 'x', value: '@joan_onchain' },
  },
  {
    word: 'ZW',
    name: ['周维', 'Zhou Wei', '周維'],
    title: ['新手课堂讲师', 'Teacher for beginners', '新手課堂講師'],
    fields: ['edu', 'spot'],
    years: 4,
  },
  {
    word: 'HT',
    name: ['何涛', 'He Tao', '何濤'],
    title: ['短线交易员', 'Day trader', '短線交易員'],
    fields: ['contract', 'spot'],
    years: 6,
    contact: { type: 'wechat', value: 'hetao-trade' },
  },
  {
    word: 'EK',
    name: ['艾可', 'Erik Kruse', '艾可'],
    title: ['趋势策略', 'Trend strategies', '趨勢策略'],
    fields: ['quant'],
    years: 15,
  },
  {
    word: 'TY',
    name: ['唐悦', 'Tang Yue', '唐悅'],
    title: ['钱包与安全', 'Wallets and security', '錢包與安全'],
    fields: ['edu', 'onchain'],
    years: 3,
  },
  {
    word: 'PC',
    name: ['彭澈', 'Peng Che', '彭澈'],
    title: ['宏观与市场', 'Macro and markets', '總體與市場'],
    fields: ['spot', 'contract'],
    years: 11,
  },
  {
    word: 'NB',
    name: ['诺拉', 'Nora Berg', '諾拉'],
    title: ['质押与收益', 'Staking and yield', '質押與收益'],
    fields: ['onchain', 'edu'],
    years: 2,
  },
];

const SIDE = 256;

const colourOf = (place: number): Rgb => [
  30 + ((place * 37) % 120),
  50 + ((place * 23) % 90),
  90 + place * 9,
];

/** Members who trade most, the leader first; who has a story of his own besides is left out. */
function tradersOf(db: Db): Member[] {
  const leader = memberOfUid(db, LEADER);
  const others = [...db.members.values()]
    .slice(STORY_MEMBERS)
    .filter(({ memberType, status }) => memberType === 1 && status === MemberStatus.normal)
    .map((member) => ({ member, closed: closedResultsOf(db, member.id).length }))
    .sort((a, b) => b.closed - a.closed || a.member.id - b.member.id)
    .map(({ member }) => member);
  return [...(leader ? [leader] : []), ...others].slice(0, BOUND);
}

const introOf = ([zh, en, tw]: Texts, years: number) => ({
  zh: `<p>${zh}，从业 ${years} 年。</p><p>每周直播讲解<strong>行情</strong>与<strong>风险控制</strong>。</p>`,
  en: `<p>${en} with ${years} years of practice.</p><p>Explains <strong>markets</strong> and <strong>risk control</strong> live every week.</p>`,
  tw: `<p>${tw}，從業 ${years} 年。</p><p>每週直播講解<strong>行情</strong>與<strong>風險控制</strong>。</p>`,
});

const texts = ([zh, en, tw]: Texts) => ({ zh, en, tw });

/** Tutors, most of them bound to a member; the last one is off. */
export function seedTutors(db: Db): void {
  const random = db.random('tutor');
  const traders = tradersOf(db);
  for (const [place, { word, name, title, fields, years, contact }] of PLANS.entries()) {
    const made = db.now() - random.int(30, 200) * DAY;
    const at = stampOf(made);
    const bound = traders[place];
    const field = colourOf(place);
    const colours = [
      field,
      [field[0] + 24, field[1] + 24, field[2] + 24],
      [240, 185, 11],
      [255, 255, 255],
    ] as const;
    const file = { name: `tutor-${word.toLowerCase()}`, by: 'operate01', at: made };
    const id = db.nextId('tutor');
    db.tutors.set(id, {
      id,
      version: 1,
      deleted: false,
      avatar: seedPicture(db, { word, width: SIDE, height: SIDE, colours }, file),
      name: texts(name),
      title: texts(title),
      intro: introOf(title, years),
      memberId: bound?.id ?? null,
      bindUid: bound?.uid ?? '',
      fields,
      years,
      contacts: contact ? [contact] : [],
      followerCount: random.int(60, 9000),
      isRecommend: place < RECOMMENDED ? OnOff.on : OnOff.off,
      sort: (place + 1) * 10,
      status: place === PLANS.length - 1 ? OnOff.off : OnOff.on,
      remark: '',
      createdAt: at,
      updatedAt: at,
      createdBy: 'operate01',
      updatedBy: 'operate01',
    });
  }
}
