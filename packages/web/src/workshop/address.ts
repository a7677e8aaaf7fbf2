/** What the QR code on the wall says. */
export const joinAddress = (code: string): string =>
  `${location.href.split('#')[0]!}#/join/${code}`;
