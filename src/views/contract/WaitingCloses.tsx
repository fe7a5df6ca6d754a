import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { permissionOf, send } from '@/api/call';
import { contractPosition } from '@/contract/trading/position';
import { ActionButtons } from '@/crud/action/ActionButtons';
import { StaffOnly } from '@/crud/action/StaffOnly';
import { useDict } from '@/crud/cell/useDict';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import styles from './contract.module.css';
import { approveClose, rejectClose, withdrawClose } from './confirmClose';

const NONE: readonly never[] = [];

const ACTIONS = [approveClose, rejectClose, withdrawClose];

const { symbolCloses } = contractPosition.calls;

/** Milliseconds. */
const AGAIN = 15_000;

function Waiting() {
  const t = useT();
  const reasons = useDict('biz_force_reason');
  const [context, dialogs] = useScreenContext({ resource: contractPosition });
  const { data = NONE } = useQuery({
    queryKey: [contractPosition.name, symbolCloses.path],
    queryFn: ({ signal }) => send(symbolCloses, {}, { signal }),
    enabled: context.viewer.can(permissionOf(symbolCloses) ?? ''),
    refetchInterval: AGAIN,
  });
  return (
    <>
      {data.map((request) => (
        <Alert
          key={request.id}
          type="warning"
          showIcon
          className={styles.waits}
          title={t('contract.waits', {
            symbol: request.symbol,
            who: request.createdBy,
            at: request.createdAt,
            why: `${reasons.label(request.forceReason)} · ${visibleText(request.reason)}`,
          })}
          action={
            <span className={styles.decisions}>
              <ActionButtons
                actions={ACTIONS}
                subject={request}
                context={context}
                resource={contractPosition.name}
                ids={[request.id]}
              />
            </span>
          }
        />
      ))}
      {dialogs}
    </>
  );
}

/** Requests to close whole symbols, until another operator has decided about them. */
export const WaitingCloses = () => (
  <StaffOnly>
    <Waiting />
  </StaffOnly>
);
