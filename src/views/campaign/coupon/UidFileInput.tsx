import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { MOST_GRANTED } from '@/contract/campaign/grantTerms';
import { readUids } from '@/crud/import/readUids';
import type { NoUids, UidFile, UidLine } from '@/crud/import/uids';
import type { ControlProps } from '@/crud/field/field';
import { messagesIn, useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import type { Translate } from '@/i18n';
import { visibleText } from '@/lib/text';
import { countText } from '@/ui/cell/value';
import styles from './coupon.module.css';

/** What the column of UIDs is called in the files that lists export, in all languages. */
const uidTitles = async (): Promise<string[]> =>
  (await Promise.all(LANGUAGES.map((language) => messagesIn(language, 'crud')))).flatMap(
    (words) => words['field.uid'] ?? [],
  );

/** A whole share, in percent. */
const WHOLE = 100;

/** Why a file cannot be taken; `null` where it can. */
function problemOf(answer: UidFile | NoUids, t: Translate): string | null {
  if ('why' in answer) return t(answer.why === 'column' ? 'coupon.noUidColumn' : 'coupon.badFile');
  if (answer.uids.length === 0) return t('coupon.noUids');
  return answer.uids.length > MOST_GRANTED
    ? t('coupon.tooManyUids', { n: countText(answer.uids.length), max: countText(MOST_GRANTED) })
    : null;
}

/** What was found in a file, besides what is sent. */
function toldOf(name: string, answer: UidFile | NoUids, t: Translate): string {
  if ('why' in answer) return name;
  const { read, uids, twice, wrong, wrongLines } = answer;
  return [
    name,
    t('coupon.fileRead', { read: countText(read), n: countText(uids.length) }),
    ...(twice > 0 ? [t('coupon.fileTwice', { n: twice })] : []),
    ...(wrong > 0 ? [t('coupon.fileWrong', { n: wrong, lines: wrongLines.join(t('crud.comma')) })] : []),
  ].join(' · ');
}

/** Input of UIDs from a file: it is read apart from the page, and can be stopped. */
export function UidFileInput({ id, onChange, disabled = false }: ControlProps<UidLine[]>) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function take(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    setProblem(null);
    setTold('');
    onChange?.(undefined);
    const reading = { signal: controller.signal, onShare: setShare };
    const answer = await readUids({ file, titles: await uidTitles() }, reading);
    setShare(null);
    if (answer === null) return;
    const wrong = problemOf(answer, t);
    setProblem(wrong);
    setTold(toldOf(visibleText(file.name), answer, t));
    if (wrong === null && !('why' in answer)) onChange?.(answer.uids);
  }

  return (
    <div className={styles.file}>
      <Button id={id ?? ''} disabled={disabled || share !== null} onClick={() => input.current?.click()}>
        {t('coupon.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.picker}
        accept=".csv,text/csv,.xlsx"
        aria-label={t('coupon.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // Without this, the browser reports no change when the corrected file is chosen again.
          target.value = '';
        }}
      />
      {share === null ? null : (
        <>
          <Progress className={styles.progress} percent={Math.round(share * WHOLE)} size="small" />
          <Button type="link" onClick={() => running.current?.abort()}>
            {t('coupon.stopReading')}
          </Button>
        </>
      )}
      {told ? <output className={styles.faint}>{told}</output> : null}
      {problem === null ? null : (
        <span role="alert" className={styles.bad}>
          {problem}
        </span>
      )}
    </div>
  );
}
