const WEB = /^https:\/\/[^/?#@\s\p{Cc}\\"<>]+(?:[/?#][^\s\p{Cc}\\"<>]*)?$/u;

/** A path of the server itself; two slashes would name another one. */
const PATH = /^\/(?!\/)[^\s\p{Cc}\\"<>]*$/u;

const MAIL = /^mailto:[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/;

const LONGEST = 2000;

/** Whether a formatted text may lead there: an https address, a mail address, or a path of the own server. */
export const isSafeLink = (link: string): boolean =>
  link.length <= LONGEST && (WEB.test(link) || MAIL.test(link) || PATH.test(link));

/** Whether a formatted text may show the picture there: an https address or a path of the own server. */
export const isSafeImage = (address: string): boolean =>
  address.length <= LONGEST && (WEB.test(address) || PATH.test(address));
