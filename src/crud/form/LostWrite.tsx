import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { isRecordKind, paramsToFind, recordKinds } from '@/contract/records';
import type { RecordKindTerms } from '@/contract/records';
import { trace } from '@/contract/shell/request';
import type { AnswerOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { traceQuery } from '@/services/trace';
import { DictTag } from '../cell/DictTag';
import type { Unclear } from '../action/refusals';
import styles from './form.module.css';

type Written = AnswerOf<typeof trace>['records'][number];

/** A record that the write left behind: its number, as a link, and its present state. */
function WrittenRecord({ record: { type, no, status }, onOpen }: { record: Written; onOpen?: () => void }) {
  const kind = isRecordKind(type) ? type : null;
  const terms: RecordKindTerms | null = kind && recordKinds[kind];
  const name = visibleText(no);
  return (
    <li>
      {kind && terms ? (
        <ScreenLink view={terms.view} params={paramsToFind(kind, terms.title, no)} onFollow={onOpen}>
          {name}
        </ScreenLink>
      ) : (
        name
      )}{' '}
      {terms?.states && status !== '' ? <DictTag type={terms.states} code={status} /> : null}
    </li>
  );
}

interface LostWriteProps {
  write: Unclear;
  /** Closes the form, which has nothing left to send. */
  onOpen?: () => void;
}

/**
 * Says that the result of a write is unknown, looks it up, and shows what exists with its present state. It sends
 * nothing again, and offers nothing that would: a second payment looks like a way to repeat the first.
 */
export function LostWrite({ write: { requestId, changed }, onOpen }: LostWriteProps) {
  const t = useT();
  const { data, isError, refetch, isFetching } = useQuery(traceQuery(requestId));
  const place = useRef<HTMLDivElement>(null);
  // The operator is at the foot of the form, beside the button that sends.
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to end an effect.
    place.current?.scrollIntoView({ block: 'center' });
  }, [data?.done]);
  if (!data?.done) {
    const words = data ? 'lost.nothing' : isError ? 'lost.unreachable' : 'lost.looking';
    return (
      <div ref={place}>
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('lost.unknown')}
          description={t(words)}
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              {t('lost.look')}
            </Button>
          }
        />
      </div>
    );
  }
  const { at, count, records } = data;
  return (
    <div ref={place}>
      <Alert
        type={changed ? 'warning' : 'info'}
        showIcon
        role="alert"
        title={t(changed ? 'lost.changed' : 'lost.done', { at: at ?? '', n: count })}
        description={
          <>
            <ul className={styles.written}>
              {records.map((record) => (
                <WrittenRecord key={`${record.type} ${record.no}`} record={record} onOpen={onOpen} />
              ))}
            </ul>
            {count > records.length ? <p>{t('lost.more', { n: count - records.length })}</p> : null}
          </>
        }
      />
    </div>
  );
}
