import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { guardsOf, takesPassword } from '@/contract/guard';
import type { Resource } from '@/contract/resource';
import type { RecordRule } from '@/contract/rule';
import type { FormField } from '@/crud/field/field';
import { required, ruled } from '@/crud/field/rules';
import { formField } from './form';

/** The rules that count for what a call writes: a new record has some of its own. */
export const rulesOf = (
  { rules = [], firstRules = [], calls }: Pick<Resource, 'rules' | 'firstRules' | 'calls'>,
  { path }: Call,
): readonly RecordRule[] => (path === calls['add']?.path ? [...rules, ...firstRules] : rules);

/** The fields of a form with the rules of their resource: each is said at its field, and looks at the others. */
export const ruledFields = (rules: readonly RecordRule[], fields: readonly FormField[]): FormField[] =>
  fields.map((one) => {
    const own = rules.filter(({ field }) => field === one.name);
    if (own.length === 0) return one;
    const others = own.flatMap(({ reads }) => reads).filter((name) => name !== one.name);
    return {
      ...one,
      rules: [...(one.rules ?? []), ...own.map(ruled)],
      dependsOn: [...new Set([...(one.dependsOn ?? []), ...others])],
    };
  });

/** The own password, asked for as soon as a guarded field differs; nothing where the form has one already. */
export function signature(resource: string, row: Shape, body: Shape, given: object): FormField[] {
  return Object.entries<Field>(body)
    .filter(([name, { kind, optional }]) => kind === 'password' && optional && !(name in given))
    .map(([name, field]) =>
      formField(resource, name, field, {
        rules: [required],
        hint: 'crud.change.passwordHint',
        when: (all, record) => takesPassword(guardsOf(row, record), record, all),
      }),
    );
}
