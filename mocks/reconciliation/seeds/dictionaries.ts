import type { Area } from '../../core/area';

/** Dictionaries of the daily reconciliation, in the notation of the seeds. */
export const reconDictionaries: NonNullable<Area['dictionaries']> = {
  biz_recon_status: [
    '对账状态',
    [
      '1=一致/Balanced/一致',
      '2=有差异/Differs/有差異/red*',
      '3=待复核/To confirm/待覆核/processing',
      '4=已说明/Explained/已說明/default!',
    ],
  ],
  biz_recon_cause: [
    '差异原因',
    [
      'unbooked=未入账的链上转账/Unbooked transfer on chain/未入帳的鏈上轉帳*',
      'chainFee=链上矿工费/Network fee/鏈上礦工費',
      'late=跨日确认/Confirmed on another day/跨日確認',
      'gateway=网关结算差异/Settlement of the gateway/閘道結算差異',
      'other=其他/Other/其他',
    ],
  ],
};
