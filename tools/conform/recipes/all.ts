import { additionRecipes } from './additions';
import { addressRecipes } from './addresses';
import { changeRecipes } from './changes';
import { financeRecipes } from './finance';
import { memberRecipes } from './members';
import type { Recipe } from './recipe';
import { redeemRecipes } from './redeem';
import { noticeRecipes, systemRecipes } from './staff';
import { tradingRecipes } from './trading';
import { withdrawRecipes } from './withdraws';

const RECIPES: Readonly<Record<string, readonly Recipe[]>> = {
  ...additionRecipes,
  ...addressRecipes,
  ...changeRecipes,
  ...financeRecipes,
  ...memberRecipes,
  ...noticeRecipes,
  ...redeemRecipes,
  ...systemRecipes,
  ...tradingRecipes,
  ...withdrawRecipes,
};

/** The ways in which a write is brought to a success. */
export const recipesOf = (id: string): readonly Recipe[] => RECIPES[id] ?? [];
