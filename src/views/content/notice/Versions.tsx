import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { contentNotice } from '@/contract/content/contentNotice';
import { plainOf } from '@/contract/html/plain';
import type { Answered, RowOf } from '@/contract/resource';
import type { Dialog } from '@/crud/action/dialog';
import { titleOf } from '@/domain/kit/title';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import { TextDiff } from '@/ui/diff/TextDiff';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { usePhone } from '@/ui/base/windowWidth';
import styles from './notice.module.css';

const { versions } = contentNotice.calls;

type Version = Answered<(typeof versions)['answer']>[number];

const LANGUAGES = [
  { tongue: 'zh', lang: 'zh-CN', name: 'language.zh-cn' },
  { tongue: 'en', lang: 'en', name: 'language.en' },
  { tongue: 'tw', lang: 'zh-TW', name: 'language.zh-tw' },
] as const;

/** A title and a content as one text; empty for none. */
const textOf = (version: Version | undefined, tongue: 'zh' | 'en' | 'tw'): string =>
  version ? `${version.title[tongue]}\n${plainOf(version.content[tongue])}` : '';

/** What a version changed of the one before it, language by language. */
function Changes({ version, before }: { version: Version; before: Version | undefined }) {
  const t = useT();
  const changed = LANGUAGES.filter(({ tongue }) => textOf(version, tongue) !== textOf(before, tongue));
  if (before === undefined) return t('contentNotice.firstVersion');
  if (changed.length === 0) return t('contentNotice.formChanged');
  return changed.map(({ tongue, lang, name }) => (
    <section key={tongue}>
      <h4>{t(name)}</h4>
      <TextDiff before={textOf(before, tongue)} after={textOf(version, tongue)} lang={lang} />
    </section>
  ));
}

/** What a notice has said to members, and what was changed each time. */
export function Versions({ open, onClose, row }: Dialog & { row: RowOf<typeof contentNotice> }) {
  const t = useT();
  const isPhone = usePhone();
  const { data, error, refetch } = useQuery({
    queryKey: [contentNotice.name, 'versions', row.id, row.version],
    queryFn: ({ signal }) => send(versions, { id: row.id }, { signal }),
    staleTime: 0,
  });
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={isPhone ? '100%' : 720}
      title={t('contentNotice.versionsOf', { name: titleOf(contentNotice, row) })}
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data === undefined && !error ? <Skeleton active /> : null}
      {(data ?? []).map((version, place) => (
        <article key={version.id} className={styles.version}>
          <h3>
            <TimeCell value={version.at} />
            <bdi>{visibleText(version.by)}</bdi>
          </h3>
          <Changes version={version} before={data?.[place + 1]} />
        </article>
      ))}
    </Drawer>
  );
}
