import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Id } from '@/contract/field/brands';
import type { Resource } from '@/contract/resource';
import { useFormatLabel } from '@/crud/field/label';
import { useLanguage, useT } from '@/i18n';
import { NONE } from '@/ui/cell/value';
import { useIsScoped } from '@/stores/session';
import { askEvidence } from './ask';
import { composePage } from './compose';
import type { EvidencePage } from './page';

/** What is known of a page. */
interface Evidence {
  /** `undefined` until the answer is there; `null` where it is not what its digest was made over. */
  page: EvidencePage | null | undefined;
  /** Whether the record has pictures. */
  hasPictures: boolean;
  /** Pictures that were asked for and could not be shown. */
  missing: number;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** Asks for a record as evidence, once for each reason: every call is a line of the operation log. */
export function useEvidence(
  resource: Resource,
  id: Id,
  heading: string,
  reason: string,
  open: boolean,
): Evidence {
  const t = useT();
  const client = useQueryClient();
  const language = useLanguage();
  const labelOf = useFormatLabel();
  const isScoped = useIsScoped();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['evidence', resource.name, id, reason],
    queryFn: ({ signal }) => askEvidence(client, resource, id, reason, signal),
    enabled: open,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const page =
    data?.page &&
    composePage(
      resource,
      heading,
      data.page,
      data.pictures,
      {
        language,
        none: NONE,
        minutes: (n) => t('crud.minutes', { n }),
        truth: (is) => t(is ? 'evidence.true' : 'evidence.false'),
        comma: t('crud.comma'),
        unreadable: t('ui.unreadable'),
        isScoped,
        labelOf,
        label: (dict, code) => data.word(dict, code),
        option: () => undefined,
      },
      t,
    );
  return {
    page,
    hasPictures: (data?.page?.contents.files.length ?? 0) > 0,
    missing: data?.pictures.filter((picture) => picture === null).length ?? 0,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
