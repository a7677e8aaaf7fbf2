/** A progress bar on a terminal; nothing where the output is not one. */
export function progressBar(total: number, what: string): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at() {}, end() {} };
  const began = Date.now();
  return {
    at(done) {
      const width = 30;
      const full = Math.round((width * done) / total);
      const seconds = (Date.now() - began) / 1000;
      const left = done > 0 ? Math.ceil((seconds / done) * (total - done)) : 0;
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      stderr.write(`\r${bar} ${done} of ${total} ${what}, ${left} s left \u001b[K`);
    },
    end: () => void stderr.write('\r\u001b[K'),
  };
}
