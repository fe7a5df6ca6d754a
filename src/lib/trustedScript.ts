/** The part of the Trusted Types API that is used; the script address is typed as text here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

declare global {
  /** Not in TypeScript's types yet; missing in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** Refuses worker scripts from other origins. @throws TypeError */
function ownScript(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL)) {
    throw new TypeError('Not a script of this site');
  }
  return href;
}

let policy: { createScriptURL(url: string): string } | undefined;

/** The address of a worker's script, as the page's policy wants it. @throws TypeError for a script of another site */
export function trustedScript(url: string): string {
  const factory = globalThis.trustedTypes;
  if (!factory) return ownScript(url);
  policy ??= factory.createPolicy('app-worker', { createScriptURL: ownScript });
  return policy.createScriptURL(url);
}
