import { Button } from 'antd';
import { memberAssets } from '@/api/assets';
import { memberAuths } from '@/api/auths';
import { rechargeLog } from '@/api/finance';
import { ledgerLog } from '@/api/ledger';
import { members } from '@/api/members';
import { withdrawLog } from '@/api/withdraws';
import { kitOf } from '@/domain/kit/kit';
import { usePermitted } from '@/crud/action/usePermitted';
import { useT } from '@/i18n';
import { goTo } from '@/services/navigation';
import { IpCell, StateCell, SwitchDots } from './memberCells';
import styles from './memberCells.module.css';

const { fact, section } = kitOf(members);

const LINKS = [
  { path: '/member/asset', label: 'member.linkAssets', permission: memberAssets.permissions.list },
  { path: '/member/assetLog', label: 'member.linkLedger', permission: ledgerLog.permissions.list },
  { path: '/member/auth', label: 'member.linkAuths', permission: memberAuths.permissions.list },
  { path: '/finance/recharge', label: 'member.linkRecharges', permission: rechargeLog.permissions.list },
  { path: '/finance/withdraw', label: 'member.linkWithdraws', permission: withdrawLog.permissions.list },
] as const;

/** The ways to what else is known about a member. */
function Links({ memberId }: { memberId: number }) {
  const t = useT();
  return (
    <div className={styles.links}>
      {usePermitted(LINKS).map(({ path, label }) => (
        <Button key={path} size="small" onClick={() => void goTo(`${path}?memberId=${memberId}`)}>
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

/** One member, from who he is to what operators did to him. */
export const sections = [
  section.custom('links', ({ id }) => <Links memberId={id} />, 'member.links'),
  section.facts('member.sectionIdentity', [
    fact.member(),
    fact.text('nickname'),
    fact.masked('account'),
    fact.masked('email'),
    fact.masked('phone'),
    fact.dict('countryCode', 'biz_country'),
    fact.dict('language', 'biz_lang'),
    fact.dict('memberType', 'biz_member_type'),
    fact.dict('level', 'biz_member_level'),
    fact.dict('kycLevel', 'biz_kyc_level'),
    fact.tags('tags'),
    fact.text('remark'),
  ]),
  section.facts('member.sectionState', [
    fact.custom('status', (member) => <StateCell member={member} />),
    fact.custom('switches', (member) => <SwitchDots member={member} />),
    fact.dict('riskLevel', 'biz_risk_level'),
    fact.time('withdrawLockUntil'),
    fact.time('freezeUntil'),
    fact.text('closeRequestedBy'),
  ]),
  section.facts('member.sectionMoney', [
    fact.usdt('assetUsdt'),
    fact.usdt('totalRechargeUsdt'),
    fact.usdt('totalWithdrawUsdt'),
    fact.usdt('netInUsdt'),
    fact.usdt('unrealizedPnl'),
  ]),
  section.facts('member.sectionTeam', [
    fact.text('inviterUid'),
    fact.text('inviteCode'),
    fact.number('teamCount'),
    fact.dict('registerSource', 'biz_register_source'),
  ]),
  section.facts('member.sectionSecurity', [
    fact.dict('googleBound', 'sys_yes_no'),
    fact.dict('fundPwdSet', 'sys_yes_no'),
    fact.text('registerIp'),
    fact.custom('lastLoginIp', (member) => <IpCell member={member} />),
    fact.time('lastLoginAt'),
    fact.time('createdAt'),
    fact.text('createdBy'),
  ]),
  section.history(({ history }) => history),
];
