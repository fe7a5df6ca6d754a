/** The rules of a policy: what becomes of a text before it may do something. */
type Rules = Readonly<Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>;

/** The part of the Trusted Types API that is used; what a policy makes is typed as text here. */
interface TrustedTypes {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

declare global {
  /** Not in TypeScript's types yet; missing in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Answers with the policy of this name, which the page's Content-Security-Policy has to list; with the rules alone where
 * there are no Trusted Types. It is made when it is first asked for.
 */
export function policyOf<R extends Rules>(name: string, rules: R): () => R {
  let policy: R | undefined;
  return () => (policy ??= globalThis.trustedTypes?.createPolicy(name, rules) ?? rules);
}
