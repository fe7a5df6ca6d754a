import type { FormRule } from 'antd';

/** Makes a form rule of antd from a function that returns an error text, or `null` if the value is valid. */
export function check(wrong: (value: string) => string | null): FormRule {
  return {
    validator: (_, value: unknown) => {
      const words = wrong(typeof value === 'string' ? value : '');
      return words === null ? Promise.resolve() : Promise.reject(new Error(words));
    },
  };
}
