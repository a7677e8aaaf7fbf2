/** Milliseconds a page waits for its pictures; on a line slower than that it comes without them. */
const PATIENCE = 1500;

/** Pictures in hand, so that what they belong to is never drawn empty. */
export async function fetchPictures(addresses: readonly (string | undefined)[]): Promise<void> {
  const all = addresses.flatMap((address) => {
    if (address === undefined) return [];
    const picture = new Image();
    picture.src = address;
    return picture.decode().catch(() => undefined);
  });
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(all), enough]);
}
