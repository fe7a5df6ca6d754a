import { AUTH_REVIEW, fetchAuthSummary, memberAuths } from '@/api/auths';
import type { AuthSummary } from '@/api/authTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { required } from '@/crud/field/rules';
import { rejectMany, revoke } from './authActions';
import { review } from './authReview';
import { FaceScore } from './FaceScore';
import { AuthStatistics } from './AuthStatistics';
import { detail } from './authSections';
import { isPending } from './authStatus';
import { DuplicatesCell } from './DuplicatesCell';

const { col, filter, member, field, row, bar, tabs } = kitOf(memberAuths);

/** A reviewer comes for what waits. */
const WAITING = { 'status[]': ['1'] };

const faceScore = col.custom('faceScore', (auth) => <FaceScore score={auth.faceScore} />, {
  width: 110,
  sort: true,
  csv: (auth) => (auth.faceScore === null ? null : String(auth.faceScore)),
});

const twins = col.custom('dupCount', (auth) => <DuplicatesCell row={auth} />, {
  width: 100,
  sort: true,
  csv: ({ dupCount }) => String(dupCount),
});

const renderStatistics = (figures: AuthSummary | undefined) => <AuthStatistics figures={figures} />;

export default function MemberAuthScreen() {
  return (
    <CrudScreen
      resource={memberAuths}
      schema={1}
      getRowTitle={({ authNo }) => authNo}
      defaultFilters={WAITING}
      tabs={tabs('status', 'biz_auth_status', ({ byStatus }, code) => byStatus[code] ?? 0)}
      summarise={fetchAuthSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.text('authNo'),
        filter.dict('status', 'biz_auth_status'),
        filter.dates('createdAt', 'reviewedAt'),
        filter.dictOne('authLevel', 'biz_kyc_level'),
        filter.text('realName'),
        filter.text('docNo'),
        filter.dict('countryCode', 'biz_country'),
        filter.dictOne('docType', 'biz_doc_type'),
        filter.dictOne('ocrMatch', 'sys_yes_no'),
        filter.numberRange('faceScore'),
        filter.toggle('dupCount'),
        filter.dict('rejectCodes', 'biz_auth_reject'),
        filter.optionsOne('reviewerName', 'admin'),
        ...member.filters,
      ]}
      columns={[
        col.member({ pin: 'start' }),
        col.dict('status', 'biz_auth_status', { width: 100 }),
        col.dict('authLevel', 'biz_kyc_level', { width: 90 }),
        col.waiting('waitMinutes'),
        col.text('realName', { width: 130 }),
        col.masked('docNo'),
        faceScore,
        twins,
        col.dicts('findings', 'biz_auth_reject'),
        col.dict('countryCode', 'biz_country', { width: 150 }),
        col.dict('docType', 'biz_doc_type'),
        col.time('createdAt'),
        col.text('authNo', { optional: true, width: 190 }),
        col.text('birthday', { optional: true, width: 120 }),
        col.text('docExpireAt', { optional: true, width: 120 }),
        col.text('ocrName', { optional: true }),
        col.masked('ocrNo', { optional: true }),
        col.dict('ocrMatch', 'sys_yes_no', { optional: true, width: 100 }),
        col.number('submitCount', { optional: true }),
        col.dicts('rejectCodes', 'biz_auth_reject', { optional: true }),
        col.claim('auth', { optional: true }),
        col.text('reviewerName', { optional: true }),
        col.time('reviewedAt', { optional: true }),
        ...member.columns,
        col.text('remark', { optional: true }),
        col.text('createdBy', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[review.start({ label: 'auth.startReview', permission: AUTH_REVIEW }), bar.exportCsv()]}
      rowActions={[
        review.review({ label: 'auth.review', permission: AUTH_REVIEW, visible: isPending }),
        row.detail(),
        row.edit({ visible: isPending }),
        revoke,
      ]}
      bulkActions={[rejectMany]}
      detail={detail}
      editForm={[
        field.text('realName', { max: 64, rules: [required] }),
        field.dict('countryCode', 'biz_country', { rules: [required] }),
        field.code('docType', 'biz_doc_type', { rules: [required] }),
        field.text('newDocNo', { max: 32, hint: 'auth.newDocNoHint' }),
        field.day('birthday', { rules: [required] }),
        field.day('docExpireAt', { rules: [required] }),
        field.area('remark'),
      ]}
    />
  );
}
