import { TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { permissionOf, send } from '@/api/call';
import { filteringPart } from '@/contract/filteringPart';
import type { Resource } from '@/contract/resource';
import { shareFilter } from '@/contract/shell/sharedFilter';
import type { SharedFilter } from '@/contract/shell/sharedFilter';
import { useT } from '@/i18n';
import { useIsWriting, useWrite } from '@/services/writes';
import { useCan } from '@/stores/session';
import { newRequestId } from '../action/requestId';
import { tellOutcome } from '../action/tellOutcome';
import type { SavedFilter } from './savedFilters';
import { SHARED } from './useSharedFilters';

const PERMISSION = permissionOf(shareFilter) ?? '';

const TARGET = { resource: SHARED, ids: [] };

interface ShareButtonProps {
  resource: Resource;
  filter: SavedFilter;
  /** Those that are shared already; `undefined` until they are known. */
  shared: readonly SharedFilter[] | undefined;
}

/**
 * Shares a saved search with everybody who sees the list. There is none for a search that is shared already, or that says
 * nothing to others.
 */
export function ShareButton({ resource, filter: { name, search }, shared }: ShareButtonProps) {
  const t = useT();
  const write = useWrite();
  const isWriting = useIsWriting(TARGET);
  const may = useCan({ one: PERMISSION });
  const part = filteringPart(resource, search);
  if (!may || !shared || part === '' || shared.some((one) => one.name === name)) return null;

  async function share(): Promise<void> {
    const body = { list: resource.name, name, search: part, requestId: newRequestId() };
    tellOutcome(await write(TARGET, () => send(shareFilter, body)), t, { done: t('crud.shared.shared') });
  }

  const label = t('crud.shared.share', { name });
  return (
    <Button
      type="text"
      icon={<TeamOutlined />}
      aria-label={label}
      title={label}
      disabled={isWriting}
      onClick={() => void share()}
    />
  );
}
