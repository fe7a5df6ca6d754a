import type { contractPosition } from '@/contract/contract/position';
import type { RowOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { visibleText } from '@/lib/text';

/** Margin mode and leverage, as traders write them: `Cross 20×`. */
export function LeverageCell({ marginMode, leverage }: RowOf<typeof contractPosition>) {
  const { label } = useDict('biz_margin_mode');
  return `${visibleText(label(marginMode))} ${leverage}×`;
}
