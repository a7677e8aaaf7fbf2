/** Tells the process that measures what this one has used so far. */
export function answerUsage(): void {
  // Whoever measured is gone, perhaps by a fault: nobody else ends this one.
  process.on('disconnect', () => process.exit());
  process.on('message', (what) => {
    // Before the memory is asked for: what nobody needs any more is no memory of a table.
    if (what === 'memory') globalThis.gc?.();
    process.send!({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss });
  });
}
