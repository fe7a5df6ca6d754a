import { policyOf } from './trustedTypes';

/** Refuses worker scripts from other origins. @throws TypeError */
function ownScript(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL)) {
    throw new TypeError('Not a script of this site');
  }
  return href;
}

const workers = policyOf('app-worker', { createScriptURL: ownScript });

/** The address of a worker's script, as the page's policy wants it. @throws TypeError for a script of another site */
export const trustedScript = (url: string): string => workers().createScriptURL(url);
