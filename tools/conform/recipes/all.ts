import { additionRecipes } from './additions';
import { addressRecipes } from './addresses';
import { campaignRecipes } from './campaigns';
import { changeRecipes } from './changes';
import { couponRecipes } from './coupons';
import { financeRecipes } from './finance';
import { memberRecipes } from './members';
import type { Recipe } from './recipe';
import { payoutBatchRecipes } from './payoutBatches';
import { reconciliationRecipes } from './reconciliation';
import { redeemRecipes } from './redeem';
import { riskRecipes } from './risk';
import { noticeRecipes, sharedFilterRecipes, systemRecipes } from './staff';
import { stakingRecipes } from './staking';
import { tradingRecipes } from './trading';
import { violationRecipes } from './violations';
import { withdrawRecipes } from './withdraws';

const RECIPES: Readonly<Record<string, readonly Recipe[]>> = {
  ...additionRecipes,
  ...addressRecipes,
  ...campaignRecipes,
  ...changeRecipes,
  ...couponRecipes,
  ...financeRecipes,
  ...memberRecipes,
  ...noticeRecipes,
  ...sharedFilterRecipes,
  ...payoutBatchRecipes,
  ...reconciliationRecipes,
  ...redeemRecipes,
  ...riskRecipes,
  ...systemRecipes,
  ...stakingRecipes,
  ...tradingRecipes,
  ...violationRecipes,
  ...withdrawRecipes,
};

/** The ways in which a write is brought to a success. */
export const recipesOf = (id: string): readonly Recipe[] => RECIPES[id] ?? [];
