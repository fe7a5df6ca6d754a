import { useQuery } from '@tanstack/react-query';
import { readDocument } from './apiDocument';

/** The document that belongs to this console: it is built from the same contract. */
const ADDRESS = new URL('../../../../docs/openapi.json', import.meta.url).href;

/** Reads the document, once. */
export function useApiDocument() {
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
