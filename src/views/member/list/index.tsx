import { ProfileOutlined } from '@ant-design/icons';
import { fetchMemberSummary, MEMBER_PERMISSIONS, members } from '@/api/members';
import type { MemberRow, MemberSummary } from '@/api/memberTypes';
import type { RowAction } from '@/crud/action/action';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { required } from '@/crud/field/rules';
import { useCan } from '@/stores/session';
import { bulkActions, openMember, rowActions } from './memberActions';
import { SWITCHES } from './memberCells';
import { columns } from './memberColumns';
import { MemberStatistics } from './MemberStatistics';
import { account, email, inviteCode, phone, reachable, uid } from './memberRules';
import { sections } from './memberSections';

const { filter, field, row, bar, tabs } = kitOf(members);

const renderStatistics = (figures: MemberSummary | undefined) => <MemberStatistics figures={figures} />;

const profile: RowAction<MemberRow> = {
  name: 'profile',
  label: 'member.profile',
  icon: <ProfileOutlined />,
  permission: MEMBER_PERMISSIONS.profile,
  perform: openMember,
};

/** Fields of a new and of a known member alike. */
const traits = [
  field.dict('countryCode', 'biz_country', { rules: [required] }),
  field.dict('language', 'biz_lang', { rules: [required] }),
  field.code('memberType', 'biz_member_type', { rules: [required] }),
  field.code('level', 'biz_member_level', { rules: [required] }),
];

export default function MemberListScreen() {
  const mayOpen = useCan({ one: MEMBER_PERMISSIONS.profile });
  return (
    <CrudScreen
      resource={members}
      schema={1}
      getRowTitle={(member) => member.uid}
      onOpen={mayOpen ? openMember : undefined}
      tabs={tabs('status', 'biz_member_status', ({ byStatus }, code) => byStatus[code] ?? 0)}
      summarise={fetchMemberSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.text('uid'),
        filter.dict('status', 'biz_member_status'),
        filter.dates('createdAt', 'lastLoginAt'),
        filter.dict('memberType', 'biz_member_type'),
        filter.dict('level', 'biz_member_level'),
        filter.dict('kycLevel', 'biz_kyc_level'),
        filter.dict('riskLevel', 'biz_risk_level'),
        filter.options('tags', 'tag'),
        filter.moneyRange('assetUsdt'),
        filter.text('account'),
        filter.text('nickname'),
        filter.text('email'),
        filter.text('phone'),
        filter.dict('countryCode', 'biz_country'),
        filter.dictOne('language', 'biz_lang'),
        ...SWITCHES.map((name) => filter.dictOne(name, 'sys_normal_disable')),
        filter.moneyRange('totalRechargeUsdt'),
        filter.moneyRange('totalWithdrawUsdt'),
        filter.moneyRange('netInUsdt', { signed: true }),
        filter.text('inviterUid'),
        filter.text('inviteCode'),
        filter.dictOne('registerSource', 'biz_register_source'),
        filter.text('registerIp'),
        filter.text('lastLoginIp'),
        filter.dictOne('googleBound', 'sys_yes_no'),
        filter.dictOne('fundPwdSet', 'sys_yes_no'),
        filter.text('remark'),
      ]}
      columns={columns}
      toolbar={[bar.create({ label: 'member.addTitle' }), bar.exportCsv()]}
      rowActions={[row.detail(), profile, row.edit({ visible: ({ status }) => status !== 3 }), ...rowActions]}
      bulkActions={bulkActions}
      detail={sections}
      addForm={[
        field.text('account', { rules: [required, account], max: 64, hint: 'member.accountHint' }),
        field.text('nickname', { rules: [required], max: 20 }),
        field.text('email', { rules: [email], max: 254, hint: 'member.reachNewHint' }),
        field.text('phone', { rules: [phone], max: 20, hint: 'member.reachNewHint' }),
        ...traits,
        field.text('inviterUid', { rules: [uid], max: 8 }),
        field.text('inviteCode', { rules: [inviteCode], max: 8, hint: 'member.inviteCodeHint' }),
        field.area('remark'),
      ]}
      editForm={[
        field.text('nickname', { rules: [required], max: 20 }),
        field.text('email', { rules: [email, reachable], max: 254, hint: 'member.reachHint' }),
        field.text('phone', { rules: [phone], max: 20, hint: 'member.reachHint' }),
        ...traits,
        field.code('riskLevel', 'biz_risk_level', { rules: [required], hint: 'member.riskHint' }),
        field.area('remark'),
      ]}
    />
  );
}
