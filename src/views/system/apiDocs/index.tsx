import { useQuery } from '@tanstack/react-query';
import { readDocument } from './apiDocument';
import { Skeleton } from 'antd';
import { useT } from '@/i18n';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { OperationList } from './OperationList';
import { OperationView } from './OperationView';
import styles from './apiDocs.module.css';

/** The document that belongs to this console: it is built from the same contract. */
const ADDRESS = new URL('../../../../docs/backend/openapi.json', import.meta.url).href;

/** Reads the document, once. */
function useApiDocument() {
  return useQuery({
    queryKey: ['apiDocs'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(ADDRESS, { signal });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return readDocument(await answer.json());
    },
    staleTime: Infinity,
  });
}

/** The calls of the console's API; the address names the one that is shown (`call`). */
export default function ApiDocsScreen() {
  const t = useT();
  const { pathname, search } = useTabLocation();
  const { data: api, isError, refetch } = useApiDocument();
  if (isError) return <LoadFailed retry={() => void refetch()} />;
  if (!api) return <Skeleton active />;
  const wanted = new URLSearchParams(search).get('call');
  const operation = api.operations.find(({ id }) => id === wanted);
  const choose = (id: string) => void goTo(`${pathname}?${new URLSearchParams({ call: id }).toString()}`);
  return (
    <div className={styles.screen}>
      <OperationList operations={api.operations} chosen={wanted ?? ''} onChoose={choose} />
      {operation ? (
        <OperationView api={api} operation={operation} />
      ) : (
        <div className={styles.hint}>
          <h2>{t('menu.942')}</h2>
          <p>{t(wanted === null ? 'apiDocs.choose' : 'apiDocs.unknown')}</p>
        </div>
      )}
    </div>
  );
}
