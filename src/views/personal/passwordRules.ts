import type { FormRule } from 'antd';

/** A rule of antd's form from a function that words what is wrong, or answers `null`. */
export function check(wrong: (value: string) => string | null): FormRule {
  return {
    validator: (_, value: unknown) => {
      const words = wrong(typeof value === 'string' ? value : '');
      return words === null ? Promise.resolve() : Promise.reject(new Error(words));
    },
  };
}
