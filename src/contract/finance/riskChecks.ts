/**
 * Codes of `biz_risk_flag` that records of a resource are looked at for, by the resource. What each of them means is said in
 * the manual.
 */
export const riskChecks: Readonly<Record<string, readonly string[]>> = {
  withdraw: 'W01 W02 W03 W04 W05 W06 W07 W08 W09 W10 W11 W12 W13 W14 W15 W16'.split(' '),
  recharge: 'R01 R02 R03 R04'.split(' '),
};
