/** The browser has the cookie of a session, without which nothing is asked. */
export function haveToken(token = 'token-a'): void {
  document.cookie = `token=${token}; path=/`;
}
