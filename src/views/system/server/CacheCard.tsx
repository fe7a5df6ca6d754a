import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { permissionOf, send } from '@/api/call';
import { cache, clearCache } from '@/contract/system/monitor';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldsOf } from '@/domain/kit/formFields';
import { useT } from '@/i18n';
import { useCan } from '@/stores/session';
import { Panel } from '@/ui/base/Panel';
import { toast } from '@/ui/toast/toast';
import { Facts } from './Facts';
import { POLL } from './poll';
import { known, shown } from './known';

const FIELDS = [fieldsOf('monitor', clearCache)('operPassword')];

/** The indexes that the server finds records by, which can be emptied with the own password. */
export function CacheCard() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const mayClear = useCan({ one: permissionOf(clearCache) ?? '' });
  const { data } = useQuery({
    queryKey: ['monitor', 'cache'],
    queryFn: ({ signal }) => send(cache, undefined, { signal }),
    ...POLL,
  });
  return (
    <Panel title={t('server.cache')}>
      <Facts
        facts={[
          [t('server.keys'), shown(data?.keys)],
          [t('server.asked'), shown(data?.asked)],
          [t('server.hitRate'), known([data?.hitRate], () => `${data?.hitRate}%`)],
        ]}
      />
      {mayClear ? (
        <Button size="small" danger onClick={() => setOpen(true)}>
          {t('server.clearCache')}
        </Button>
      ) : null}
      {open ? (
        <FormDialog
          open
          onClose={() => setOpen(false)}
          name="monitor"
          shape={clearCache.body}
          title={t('server.clearCache')}
          danger
          fields={FIELDS}
          save={({ operPassword }) => send(clearCache, { operPassword: String(operPassword) })}
          onDone={() => toast('success', t('server.cacheCleared'))}
        >
          <p>{t('server.clearCacheText')}</p>
        </FormDialog>
      ) : null}
    </Panel>
  );
}
