import { visibleText } from '@/lib/text';
import type { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import { DictTags } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { FaceScore } from './FaceScore';
import { DuplicateRequests } from './DuplicateRequests';
import { StaffOnly } from '@/crud/action/StaffOnly';
import styles from './auth.module.css';

/** A text in which the characters that differ from the other text are marked. */
function DiffText({ text, other }: { text: string; other: string }) {
  const others = Array.from(other);
  return (
    <bdi className={styles.read}>
      {Array.from(text).map((char, index) =>
        char === others[index] ? (
          visibleText(char)
        ) : (
          // The index is a valid key: the list of characters is never reordered.
          <mark key={index}>{visibleText(char)}</mark>
        ),
      )}
    </bdi>
  );
}

/** The data that was recognised in the pictures beside the data that the member entered. */
function Reading({ record }: { record: DetailOf<typeof auth> }) {
  const t = useT();
  const { realName, ocrName, givenNo, ocrNo, faceScore } = record;
  const lines = [
    { label: t('auth.realName'), given: realName, read: ocrName },
    { label: t('auth.docNo'), given: givenNo, read: ocrNo },
  ];
  return (
    <section aria-label={t('auth.ocr')}>
      <h3>{t('auth.ocr')}</h3>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{t('ui.field')}</th>
            <th scope="col">{t('auth.given')}</th>
            <th scope="col">{t('auth.read')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, given, read }) => (
            <tr key={label} data-differs={given !== read}>
              <th scope="row">{label}</th>
              <td>
                <DiffText text={given} other={read} />
              </td>
              <td>
                <DiffText text={read} other={given} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('auth.faceScore')}: <FaceScore score={faceScore} />
      </p>
    </section>
  );
}

/** The results of the automatic checks of a request, for its reviewer. */
export function OcrComparison({ record }: { record: DetailOf<typeof auth> }) {
  const t = useT();
  const { findings, duplicates, ocrNo } = record;
  return (
    <div className={styles.beside}>
      <StaffOnly>
        <section aria-label={t('auth.findings')}>
          <h3>{t('auth.findings')}</h3>
          {findings.length > 0 ? (
            <DictTags type="biz_auth_reject" codes={findings} />
          ) : (
            <p>{t('auth.noFindings')}</p>
          )}
        </section>
      </StaffOnly>
      {ocrNo ? <Reading record={record} /> : null}
      {duplicates.length > 0 ? (
        <section aria-label={t('auth.twins')}>
          <h3>{t('auth.twins')}</h3>
          <DuplicateRequests duplicates={duplicates} />
        </section>
      ) : null}
    </div>
  );
}
