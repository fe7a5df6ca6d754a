import { Alert, Form } from 'antd';
import { StopOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { contractPosition } from '@/contract/trading/position';
import { TradeState } from '@/contract/trading/symbolFlow';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { visibleText } from '@/lib/text';
import { DryRun } from './DryRun';
import { DryRunState } from './DryRunState';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import styles from './contract.module.css';

const { forceCloseSymbol, previewCloseSymbol } = contractPosition.calls;

interface SymbolDryRunProps {
  symbol: string;
  /** True where the request stands already, so that it is no problem that one waits. */
  isAsked?: boolean;
}

/** What closing all positions of a symbol would do now. */
export function SymbolDryRun({ symbol, isAsked = false }: SymbolDryRunProps) {
  const t = useT();
  const run = useDryRun(previewCloseSymbol, symbol === '' ? null : { symbol });
  if (symbol === '') return <output className={styles.faint}>{t('contract.chooseSymbol')}</output>;
  return (
    <DryRunState run={run}>
      {(answer) => (
        <>
          {isAsked || answer.problem === '' ? null : (
            <Alert type="error" showIcon role="alert" title={visibleText(answer.problem)} />
          )}
          <DryRun run={answer} />
        </>
      )}
    </DryRunState>
  );
}

/** The dry run of the symbol that is chosen in the form. */
function ChosenDryRun(): ReactElement {
  const chosen: unknown = Form.useWatch('symbol');
  return <SymbolDryRun symbol={typeof chosen === 'string' ? chosen : ''} />;
}

/** Options of asking for all positions of a symbol to be closed, on the screens of positions and of symbols. */
export const closeSymbol = {
  call: forceCloseSymbol,
  label: 'contract.closeSymbol' satisfies Key,
  icon: <StopOutlined />,
  danger: true,
  wide: true,
  ok: 'contract.askClose' satisfies Key,
  done: 'contract.closeAsked' satisfies Key,
} as const;

/** The dry run in the form of the toolbar, where the symbol is a field. */
export const chosenDryRun = () => <ChosenDryRun />;

/** Members may only close, or nothing at all: from then on staff may close all positions of a symbol. */
export const mayCloseAll = (tradeState: number): boolean =>
  tradeState === TradeState.closeOnly || tradeState === TradeState.suspended;
