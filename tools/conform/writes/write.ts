import { stepUpOf } from '@/contract/call';
import type { DescribedCall } from '../../contract/described';
import { recipesOf } from '../recipes/all';
import type { Rule } from '../report';
import type { World } from '../world';
import { dutiesOf } from './duties';
import { checkGuarded } from './guarded';
import { checkEmptyBody, checkInput } from './input';
import { checkState } from './state';
import { runRecipe } from './trial';
import { checkVersion } from './version';

/** Which writes a run may make. */
export interface Extent {
  /** Records may be written. */
  write: boolean;
  /** So may those that cannot be taken back. */
  irreversible: boolean;
}

/** Everything about one write that the contract describes; what is not tried is named. */
export async function checkWrite(world: World, described: DescribedCall, extent: Extent): Promise<void> {
  const { call } = described;
  if (call.file || !call.body) return;
  if (call.access !== 'open') await checkEmptyBody(world.probe(described));
  await checkInput(world, described, extent.write);
  if (!extent.write) return;
  const recipes = recipesOf(described.id);
  // A record of the run's own serves for it too, where every recipe makes one.
  if (recipes.length === 0 || recipes.some(({ open }) => !open)) await checkVersion(world, described);
  await checkState(world, described);
  await checkGuarded(world, described);
  for (const recipe of recipes) await runRecipe(world, described, recipe, extent.irreversible);
}

/** Why a rule of a write is not tried by any check. */
function reasonFor(rule: Rule, described: DescribedCall): string {
  switch (rule) {
    case 'state':
      return 'the run knows no state that the call does not start from';
    case 'second person':
      return 'the run cannot make what one operator may not do alone';
    case 'step-up':
      return stepUpOf(described.call) === 'sometimes'
        ? 'it depends on the change whether the password is asked for'
        : 'the run does not try it';
    case 'repetition':
      return 'the run does not bring the call to a success';
    default:
      return 'the run does not try it';
  }
}

/** Names what was not tried of a write, rule by rule. */
export function tellUntried(world: World, described: DescribedCall, { write }: Extent): void {
  const probe = world.probe(described);
  for (const rule of world.report.open(probe.route, dutiesOf(described))) {
    probe.leaves(rule, write ? reasonFor(rule, described) : 'only --write tries it');
  }
}
