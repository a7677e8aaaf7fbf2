import { expect, test } from 'vitest';
import { nodePort } from './node-worker.ts';
import { newThinker, WorkerLost } from './thinker.ts';

const asks = (source: string): Promise<unknown> => {
  const thinker = newThinker(nodePort(new URL(`data:text/javascript,${source}`)));
  return thinker.job('check', {}).choice.finally(() => thinker.close());
};

test('a worker thread that ends is lost, with its reason', async () => {
  await expect(asks('process.exit(0)')).rejects.toThrow(new WorkerLost('the worker has ended'));
  await expect(asks('throw new Error("no rules")')).rejects.toThrow(new WorkerLost('no rules'));
  await expect(asks('throw "a word"')).rejects.toThrow(new WorkerLost('a word'));
});
