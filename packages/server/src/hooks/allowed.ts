/**
 * A server that calls any address it is given can be made to call machines that only it can reach:
 * whoever runs it says where calls may go.
 */
export function isAllowed(url: string, allowed: readonly string[]): boolean {
  const { href, username, password } = URL.parse(url) ?? {};
  if (href === undefined || username || password) return false;
  return allowed.some((prefix) => href.startsWith(prefix));
}
